/** Where a token has its claims. */
const bearer = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/;
const userId = /^[1-9]\d{0,9}$/;

function claimsOf(payload: string): unknown {
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    // No token of ours: what it asks for belongs to nobody and is not kept.
    return null;
  }
}

/**
 * Whose request it is, by the token that it carries; null when that cannot be read. The token is not verified, only
 * the server can: what is kept under a name was answered by the server to that very name.
 */
export function ownerOf(authorization: string | null): string | null {
  const payload = bearer.exec(authorization ?? '')?.[1];
  const claims = payload === undefined ? null : claimsOf(payload);
  if (typeof claims !== 'object' || claims === null || !('sub' in claims)) return null;
  return typeof claims.sub === 'string' && userId.test(claims.sub) ? claims.sub : null;
}
