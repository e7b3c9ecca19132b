// Rules have a page of their own. Old links to a rule on this page lead there.
if (/^#[A-Z]+-\d+$/.test(location.hash)) {
  const rules = document.querySelector('nav.contents a[href^="rules"]').getAttribute('href');
  location.replace(rules + location.hash);
}

// Highlights the reader's current group in the navigation.
{
  const nav = document.querySelector('nav.contents');
  const links = new Map([...nav.querySelectorAll('a[href^="#"]')].map((link) => [link.getAttribute('href').slice(1), link]));
  const visible = new Set();
  const mark = () => {
    const currentId = [...links.keys()].find((id) => visible.has(id));
    for (const [id, link] of links) {
      if (id === currentId && !link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true');
        // Scroll only the navigation, never the page itself.
        nav.scrollTo({ left: link.offsetLeft - nav.clientWidth / 3, top: link.offsetTop - nav.clientHeight / 3 });
      } else if (id !== currentId) {
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
