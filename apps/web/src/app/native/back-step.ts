import { exitPaths } from '@daedap/contract/constants/navigation';
import { pages } from '@daedap/contract/pages';
import { readEntry } from '#/lib/history-lock/history-lock.ts';

type Place = {
  readonly pathname: string;
  readonly signedIn: boolean;
  readonly historyState: unknown;
};

type BackStep = 'askToExit' | 'historyBack' | { readonly to: string };

/** What the phone's back button does on a page. On a held page, going back in the history asks first. */
export function backStep({ pathname, signedIn, historyState }: Place): BackStep {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (exitPaths.some((exit) => exit === path)) return 'askToExit';
  const entry = readEntry(historyState);
  if (entry && entry.idx > 0) return 'historyBack';
  // The app was opened here: there is no page before this one.
  return { to: signedIn ? pages.dashboard : pages.landing };
}

/** On a phone "back" also means no: it takes the safe choice of an open dialog. Returns whether one was open. */
export function dismissOpenDialog(page: ParentNode = document): boolean {
  // The last one in the document is on top: it was opened last, or is inside another one.
  const open = [...page.querySelectorAll('dialog[open]')].at(-1);
  open?.dispatchEvent(new Event('cancel', { cancelable: true }));
  return open !== undefined;
}
