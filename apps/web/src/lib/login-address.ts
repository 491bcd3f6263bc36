import { pages } from '@daedap/contract/pages';

type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

/** Sign-in, remembering where the person was and whether it was the token's age that sent them. */
export function loginAddress(from: Place, expired: boolean): string {
  const query = new URLSearchParams({ redirect: `${from.pathname}${from.search}${from.hash}` });
  if (expired) query.set('reason', 'expired');
  return `${pages.login}?${query.toString()}`;
}
