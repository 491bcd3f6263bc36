// Runs before the first paint, so that neither theme nor language flashes, and nothing that is pressed gets lost. A
// classic script of its own because the content policy forbids inline ones. src/lib/theme, src/lib/i18n and
// src/app/prerendered take over once they run.
(function () {
  var root = document.documentElement;
  var theme = null;
  var language = null;
  var token = null;
  try {
    var query = new URLSearchParams(location.search);
    var asked = query.get('lang');
    if (asked === 'ko' || asked === 'en') {
      localStorage.setItem('language', asked);
      query.delete('lang');
      var rest = String(query);
      history.replaceState(
        history.state,
        '',
        location.pathname + (rest && '?' + rest) + location.hash,
      );
    }
    theme = localStorage.getItem('theme');
    language = localStorage.getItem('language');
    // The font was loaded on an earlier visit (src/lib/font-timing).
    if (localStorage.getItem('fontSeen')) root.dataset.font = 'shown';
    token = localStorage.getItem('token') || localStorage.getItem('authToken');
  } catch {
    // Storage can be blocked: the defaults hold.
  }
  var dark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.lang = language === 'en' ? 'en' : 'ko';

  // Set by the build: for whom this page was rendered, and in which language.
  var audience = root.dataset.renderedFor;
  var isSignedIn = Boolean(token);
  if (audience === 'users' && !isSignedIn) root.dataset.hidden = '';
  if (audience !== 'visitors') return;
  if (isSignedIn || root.dataset.renderedIn !== root.lang) root.dataset.hidden = '';

  // What is pressed before the app runs. The app repeats it.
  var presses = (window.earlyPresses = []);
  var hold = function (event) {
    // The app has taken over.
    if (root.dataset.renderedFor !== 'visitors') return;
    var isSubmit = event.type === 'submit';
    var target = isSubmit ? event.target : event.target.closest('button[type="button"]');
    if (!target) return;
    event.preventDefault();
    (isSubmit && event.submitter ? event.submitter : target).dataset.waiting = '';
    presses.push({ type: event.type, target: target });
  };
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
})();
