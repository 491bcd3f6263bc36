import { apiOrigin } from '#/lib/env.ts';

/** Passkeys belong to a host name: they need the web app of that name, encrypted or on localhost, and no bare address. */
export function canUsePasskeys(): boolean {
  const { hostname } = window.location;
  const isName = !/^[\d.]+$|:/.test(hostname);
  return 'PublicKeyCredential' in window && window.isSecureContext && isName && apiOrigin === '';
}
