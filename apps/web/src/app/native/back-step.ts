import { exitPaths } from '@daedap/contract/constants/navigation';
import { pages } from '@daedap/contract/pages';
import { readEntry } from '#/lib/history-lock/history-lock.ts';

type Place = {
  readonly pathname: string;
  readonly signedIn: boolean;
  readonly historyState: unknown;
};

type BackStep = 'askToExit' | 'historyBack' | { readonly to: string };

/** What the phone's back button means on a page. On a held one, going back in the history asks. */
export function backStep({ pathname, signedIn, historyState }: Place): BackStep {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (exitPaths.some((exit) => exit === path)) return 'askToExit';
  const entry = readEntry(historyState);
  if (entry && entry.idx > 0) return 'historyBack';
  // The app was opened here: there is no page before this one.
  return { to: signedIn ? pages.dashboard : pages.landing };
}

/** On a phone "back" is also how one says no: what is open takes its safe choice. Says whether there was something. */
export function dismissOpenDialog(page: ParentNode = document): boolean {
  // What lies on top was opened last; a dialog inside of another one stands after it, too.
  const open = [...page.querySelectorAll('dialog[open]')].at(-1);
  open?.dispatchEvent(new Event('cancel', { cancelable: true }));
  return open !== undefined;
}
