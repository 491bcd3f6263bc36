import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { resetReports } from '#/lib/errors/report-error.ts';
import { endSession } from '#/lib/session/session-store.ts';
import { dismissToast, getToasts } from '#/ui/toast-store.ts';
import { consoleOutput, watchConsole } from './console.ts';
import { patienceMs } from './eventually.ts';
import { stubBrowser } from './stub-browser.ts';

stubBrowser();
configure({ asyncUtilTimeout: patienceMs });

beforeEach(() => {
  watchConsole();
  resetReports();
  changeLanguage('ko');
  endSession({ expired: false });
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  // The next file gets the same document.
  document.body.replaceChildren();
  for (const toast of getToasts()) dismissToast(toast.id);
  vi.useRealTimers();
  // Vitest does this before the next test, but code at the top of the next file runs earlier.
  vi.unstubAllGlobals();
  const output = consoleOutput();
  if (output.length > 0) throw new Error(`Unexpected console output: ${output.join('\n')}`);
});
