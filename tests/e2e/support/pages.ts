import { type PageName, pageNames, pageRow } from '@daedap/contract/pages';

/** One page for each screen; of the pages that show a session, the one with its id in the address. */
export const screens: PageName[] = [
  ...Map.groupBy(pageNames, (name) => pageRow(name).screen).values(),
].flatMap((names) => names.find((name) => pageRow(name).path.includes(':')) ?? names.slice(0, 1));

/** The address of a page, with the session's id filled in. */
export const addressOf = (name: PageName, sessionId: number): string =>
  pageRow(name).path.replaceAll(/:\w+/g, String(sessionId));
