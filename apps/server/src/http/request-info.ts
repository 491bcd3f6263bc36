import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { defaultLanguage, isLanguage, type Language } from '@daedap/contract/languages';
import type { FastifyRequest } from 'fastify';

/** The caller's id if it is harmless, so that a proxy's log and ours can be read together, or else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** The key under which rate limits count an address. An IPv6 household has 2^64 addresses and gets one key. */
export function networkOf(given: string): string {
  const address = given.replace(/^::ffff:(?=\d+\.)/i, '');
  // A proxy may send something else than an address: all of those share one key.
  if (!isIP(address)) return 'unknown';
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = address.includes('::')
    ? [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
    : left;
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The language of `Accept-Language` with the highest weight that we have. The default is Korean. */
export function requestLanguage(request: FastifyRequest): Language {
  const header = request.headers['accept-language'] ?? '';
  let best = { language: defaultLanguage, weight: 0 };
  for (const part of header.split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = tag.split('-')[0];
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.trim().slice(2));
    if (isLanguage(language) && weight > best.weight) best = { language, weight };
  }
  return best.language;
}
