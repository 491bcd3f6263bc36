import { pages } from '@daedap/contract/pages';

type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

/** The address of sign-in, with the page to return to and whether the token had expired. */
export function loginAddress(from: Place, expired: boolean): string {
  const query = new URLSearchParams({ redirect: `${from.pathname}${from.search}${from.hash}` });
  if (expired) query.set('reason', 'expired');
  return `${pages.login}?${query.toString()}`;
}

/** A redirect to one of these after sign-in would be a loop. */
const signInPages = new Set<string>([pages.login, pages.register]);

/** A base that is never a real address: whatever resolves to another origin is not a path of this app. */
const nowhere = 'https://daedap.invalid';

/** The page that was requested before sign-in, or the dashboard when the address is not a plain path of this app. */
export function safeRedirect(redirect: string | null): string {
  // Browsers drop tabs and line breaks from addresses and read a backslash as a slash: `/\t/evil.com` is `//evil.com`.
  if (redirect === null || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(redirect)) return pages.dashboard;
  if (!URL.canParse(redirect, nowhere)) return pages.dashboard;
  const { origin, pathname, search, hash } = new URL(redirect, nowhere);
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  if (origin !== nowhere || pathname.startsWith('//') || signInPages.has(path)) {
    return pages.dashboard;
  }
  return `${pathname}${search}${hash}`;
}
