import { pages } from '@daedap/contract/pages';
import { matchPath } from '#/lib/router/address.ts';

/** Both addresses of the interview. */
export const isLivePath = (pathname: string) =>
  [pages.interview, pages.live].some((page) => matchPath(page, pathname) !== null);
