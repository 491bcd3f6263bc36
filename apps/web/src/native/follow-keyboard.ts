import { listen } from './bridge.ts';

/** The style sheet reads `data-keyboard`; the field one types into stays in view. */
export function followKeyboard(): () => void {
  return listen((bridge) => {
    const { dataset } = document.documentElement;
    const stop = bridge.onKeyboard((open) => {
      if (!open) {
        delete dataset['keyboard'];
        return;
      }
      dataset['keyboard'] = 'open';
      // The page is as small as it gets by now.
      document.activeElement?.scrollIntoView({ block: 'center' });
    });
    return () => {
      stop();
      delete dataset['keyboard'];
    };
  });
}
