import { errors, jwtVerify, SignJWT } from 'jose';
import { tokenLifetimeDays } from '@daedap/contract/constants/accounts';
import { id } from '@daedap/contract/ids';
import type { User } from '@daedap/contract/users';
import type { Clock } from '../../lib/clock.ts';
import { AppError } from '../../http/app-error.ts';

const algorithm = 'HS256';
const lifetimeSeconds = tokenLifetimeDays * 24 * 60 * 60;

export type TokenClaims = {
  userId: number;
  /** Null in tokens from before there were sign-ins. */
  signInId: number | null;
  issuedAt: Date;
};

export type Tokens = {
  issue: (user: Pick<User, 'id' | 'role'>, signInId: number) => Promise<string>;
  read: (token: string) => Promise<TokenClaims>;
};

/** Valid tokens are cached: checking a signature costs more than the rest of a small request. */
const maxCachedTokens = 10_000;

/** Tokens that the previous secret signed are still valid. */
export function createTokens(secret: string, clock: Clock, previous?: string): Tokens {
  const key = new TextEncoder().encode(secret);
  const previousKey = previous === undefined ? null : new TextEncoder().encode(previous);
  const known = new Map<string, { claims: TokenClaims; expires: number }>();
  const verify = (token: string, signedWith: Uint8Array) =>
    jwtVerify(token, signedWith, {
      algorithms: [algorithm],
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: clock.now(),
    });
  const check = async (token: string) => {
    const { payload } = await verify(token, key).catch((error: unknown) => {
      const isOthers = error instanceof errors.JWSSignatureVerificationFailed;
      if (isOthers && previousKey) return verify(token, previousKey);
      throw error;
    });
    const claims = {
      userId: id.parse(Number(payload.sub)),
      signInId: id.nullable().parse(payload['sid'] ?? null),
      issuedAt: new Date((payload.iat ?? 0) * 1000),
    };
    const checked = { claims, expires: (payload.exp ?? 0) * 1000 };
    if (known.size >= maxCachedTokens) known.clear();
    known.set(token, checked);
    return checked;
  };
  return {
    issue: (user, signInId) => {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ role: user.role, sid: signInId })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(String(user.id))
        .setIssuedAt(now)
        .setExpirationTime(now + lifetimeSeconds)
        .sign(key);
    },
    read: async (token) => {
      try {
        const seen = known.get(token);
        if (seen && seen.expires > clock.now().getTime()) return seen.claims;
        return (await check(token)).claims;
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new AppError('TOKEN_EXPIRED');
        throw new AppError('UNAUTHENTICATED', { cause: error });
      }
    },
  };
}
