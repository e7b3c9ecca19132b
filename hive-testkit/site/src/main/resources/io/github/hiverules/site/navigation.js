// Rules have a page of their own; older links to them still lead there.
if (/^#[A-Z]+-\d+$/.test(location.hash)) {
  const rules = document.querySelector('nav.contents a[href^="rules"]').getAttribute('href');
  location.replace(rules + location.hash);
}

// Marks in the navigation where the reader is.
{
  const nav = document.querySelector('nav.contents');
  const links = new Map([...nav.querySelectorAll('a[href^="#"]')].map((link) => [link.getAttribute('href').slice(1), link]));
  const visible = new Set();
  const mark = () => {
    const here = [...links.keys()].find((id) => visible.has(id));
    for (const [id, link] of links) {
      if (id === here && !link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true');
        // Only the strip of a phone and the list beside the page move, never the page itself.
        nav.scrollTo({ left: link.offsetLeft - nav.clientWidth / 3, top: link.offsetTop - nav.clientHeight / 3 });
      } else if (id !== here) {
        link.removeAttribute('aria-current');
      }
    }
  };
  const observer = new IntersectionObserver((entries) => {
    entries.forEach(({ target, isIntersecting }) => visible[isIntersecting ? 'add' : 'delete'](target.id));
    mark();
  }, { rootMargin: '-20% 0px -60% 0px' });
  links.forEach((link, id) => observer.observe(document.getElementById(id)));
}
