import { pages } from '@daedap/contract/pages';

type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

/** Sign-in, remembering where the person was and whether it was the token's age that sent them. */
export function loginAddress(from: Place, expired: boolean): string {
  const query = new URLSearchParams({ redirect: `${from.pathname}${from.search}${from.hash}` });
  if (expired) query.set('reason', 'expired');
  return `${pages.login}?${query.toString()}`;
}

/** Going back to one of these after sign-in would lead in a circle. */
const signInPages = new Set<string>([pages.login, pages.register]);

/** A base that no address of ours has: what resolves to another origin is not a path of this app. */
const nowhere = 'https://daedap.invalid';

/** The page a person asked for before sign-in, or the dashboard when the address is not a plain path of this app. */
export function safeRedirect(asked: string | null): string {
  // Browsers drop tabs and line breaks from addresses and read a backslash as a slash: `/\t/evil.com` is `//evil.com`.
  if (asked === null || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(asked)) return pages.dashboard;
  if (!URL.canParse(asked, nowhere)) return pages.dashboard;
  const { origin, pathname, search, hash } = new URL(asked, nowhere);
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  if (origin !== nowhere || pathname.startsWith('//') || signInPages.has(path)) {
    return pages.dashboard;
  }
  return `${pathname}${search}${hash}`;
}
