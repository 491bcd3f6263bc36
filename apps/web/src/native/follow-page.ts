import { type BarTheme, listen } from './bridge.ts';

const pageTheme = (): BarTheme =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';

/** Keeps the status bar readable on the page's background. */
export function followTheme(): () => void {
  return listen((bridge) => {
    const paint = () => void bridge.paintBars(pageTheme());
    const watcher = new MutationObserver(paint);
    watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    paint();
    return () => watcher.disconnect();
  });
}

/** Sets `data-keyboard` for the style sheet and keeps the focused field in view. */
export function followKeyboard(): () => void {
  return listen((bridge) => {
    const { dataset } = document.documentElement;
    const stop = bridge.onKeyboard((open) => {
      if (!open) {
        delete dataset['keyboard'];
        return;
      }
      dataset['keyboard'] = 'open';
      // By now the page has its smaller size.
      document.activeElement?.scrollIntoView({ block: 'center' });
    });
    return () => {
      stop();
      delete dataset['keyboard'];
    };
  });
}
