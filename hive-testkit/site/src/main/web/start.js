// The address or the visitor may prefer a language whose texts the page has not loaded.
hive.loadTexts((/[#&]lang=(\w+)/.exec(location.hash) || [])[1] || hive.language(), () => main([]));
