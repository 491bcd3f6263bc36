// Runs before the first paint, so that neither theme nor language flashes. A classic script of its own because the
// content policy forbids inline ones. src/lib/theme and src/lib/i18n take over once the app runs.
(function () {
  var theme = null;
  var language = null;
  try {
    theme = localStorage.getItem('theme');
    language = localStorage.getItem('language');
  } catch {
    // Storage can be blocked: the defaults hold.
  }
  var dark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.lang = language === 'en' ? 'en' : 'ko';
})();
