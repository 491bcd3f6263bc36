import {
  copiesOf,
  copiesPrefix,
  copyHeader,
  keptAtHeader,
  maxCopyAgeMs,
} from '#/lib/pwa/worker-messages.ts';
import { tellsOf } from './kept-calls.ts';

/** Copies of responses, for each user. */
const maxCopies = 200;

/** The server's headers limit what shared caches may store; copies for the user alone are our own choice. */
function copyOf(response: Response, now: number): Response {
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete('vary');
  headers.set(copyHeader, '1');
  headers.set(keptAtHeader, String(now));
  return new Response(response.body, { status, statusText, headers });
}

type Ports = {
  readonly storage: CacheStorage;
  readonly reach: (request: Request) => Promise<Response>;
  readonly now: () => number;
};

/** A request in flight, and whether its owner has signed out meanwhile. */
type Flight = { readonly owner: string; dropped: boolean };

/**
 * Copies of the responses that one user has seen. They are stored under that user's id, given to nobody else, and used
 * only when the network fails. An error response of the server is passed on, not replaced by a copy.
 */
export function createCopies({ storage, reach, now }: Ports) {
  const flights = new Set<Flight>();

  async function keep(flight: Flight, address: string, response: Response): Promise<void> {
    try {
      const copies = await storage.open(copiesOf(flight.owner));
      // No other code runs between this check and `put`. A cache that is deleted later takes the copy with it.
      if (flight.dropped) return;
      await copies.put(address, copyOf(response, now()));
      const all = await copies.keys();
      // The oldest come first.
      await Promise.all(all.slice(0, -maxCopies).map((old) => copies.delete(old)));
    } catch {
      // No space: the response can be read now, but not offline.
    } finally {
      flights.delete(flight);
    }
  }

  async function find(owner: string, address: string): Promise<Response | undefined> {
    const name = copiesOf(owner);
    if (!(await storage.has(name))) return undefined;
    const copies = await storage.open(name);
    const copy = await copies.match(address);
    const age = now() - Number(copy?.headers.get(keptAtHeader) ?? 0);
    if (copy && age <= maxCopyAgeMs) return copy;
    await copies.delete(address);
    return undefined;
  }

  return {
    /** `later` gets the work that continues after the response. */
    async respond(request: Request, later: (work: Promise<void>) => void): Promise<Response> {
      const owner = ownerOf(request.headers.get('authorization'));
      if (owner === null) return reach(request);
      const flight: Flight = { owner, dropped: false };
      flights.add(flight);
      try {
        const response = await reach(request);
        if (response.ok) later(keep(flight, request.url, response.clone()));
        else flights.delete(flight);
        return response;
      } catch (error) {
        flights.delete(flight);
        const copy = await find(owner, request.url);
        if (copy) return copy;
        throw error;
      }
    },

    /** Deletes the copies of everyone but this user. */
    async forget(except: string | null): Promise<void> {
      for (const flight of flights) if (flight.owner !== except) flight.dropped = true;
      const keptName = except === null ? null : copiesOf(except);
      const names = await storage.keys();
      const others = names.filter((name) => name.startsWith(copiesPrefix) && name !== keptName);
      await Promise.all(others.map((name) => storage.delete(name)));
    },

    /** Deletes the copies that may mention a session that its owner deletes. */
    async forgetSession(request: Request, session: string): Promise<void> {
      const owner = ownerOf(request.headers.get('authorization'));
      if (owner === null || !(await storage.has(copiesOf(owner)))) return;
      const copies = await storage.open(copiesOf(owner));
      const telling = (await copies.keys()).filter(({ url }) => tellsOf(session, new URL(url)));
      await Promise.all(telling.map((copy) => copies.delete(copy)));
    },
  };
}

/** Captures the claims of a token. */
const bearer = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/;
const userId = /^[1-9]\d{0,9}$/;

function claimsOf(payload: string): unknown {
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    // Not one of our tokens: the response belongs to nobody and is not stored.
    return null;
  }
}

/**
 * The owner of a request by its token; null when that cannot be read. The token is not verified, since only the server
 * can do that. But the server has verified it for every response that is stored under this id.
 */
export function ownerOf(authorization: string | null): string | null {
  const payload = bearer.exec(authorization ?? '')?.[1];
  const claims = payload === undefined ? null : claimsOf(payload);
  if (typeof claims !== 'object' || claims === null || !('sub' in claims)) return null;
  return typeof claims.sub === 'string' && userId.test(claims.sub) ? claims.sub : null;
}
