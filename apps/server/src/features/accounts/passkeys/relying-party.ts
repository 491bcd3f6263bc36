import { AppError } from '../../../http/app-error.ts';

export type RelyingParty = { id: string; origin: string };

/**
 * Passkeys belong to a host name. It comes from the settings, so that no proxy and no header can change it; without
 * them only `localhost` works, on any port.
 */
export function relyingPartyOf(
  publicUrl: string | undefined,
  originHeader: string | undefined,
): RelyingParty {
  if (publicUrl !== undefined) {
    const { hostname, origin } = new URL(publicUrl);
    return { id: hostname, origin };
  }
  if (originHeader !== undefined && URL.canParse(originHeader)) {
    const { hostname, origin } = new URL(originHeader);
    if (hostname === 'localhost') return { id: hostname, origin };
  }
  throw new AppError('PASSKEYS_UNAVAILABLE');
}
