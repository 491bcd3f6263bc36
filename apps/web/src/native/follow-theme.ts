import { type BarTheme, listen } from './bridge.ts';

const painted = (): BarTheme =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';

/** The signs in the status bar stay readable on the page's own paper. */
export function followTheme(): () => void {
  return listen((bridge) => {
    const paint = () => void bridge.paintBars(painted());
    const watcher = new MutationObserver(paint);
    watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    paint();
    return () => watcher.disconnect();
  });
}
