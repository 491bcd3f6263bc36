import { type PageName, pageNames, pageRow } from '@daedap/contract/pages';

/** One page for each screen: where it shows a session, the address that names one. */
export const screens: PageName[] = [
  ...Map.groupBy(pageNames, (name) => pageRow(name).screen).values(),
].flatMap((names) => names.find((name) => pageRow(name).path.includes(':')) ?? names.slice(0, 1));

/** The address of a page, with a session's id where it has a place for one. */
export const addressOf = (name: PageName, sessionId: number): string =>
  pageRow(name).path.replaceAll(/:\w+/g, String(sessionId));
