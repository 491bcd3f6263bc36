import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { parseRange } from '../../storage/byte-range.ts';
import { NotStored, type Storage } from '../../storage/storage.ts';

type Stored = { id: string; storage_key: string; content_type: string; bytes: number };

/** Answers with stored bytes, or with the part of them that the player asks for. */
export async function sendBytes(
  storage: Storage,
  stored: Stored,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Bytes never change under their id.
  const etag = `"${stored.id}"`;
  const { range: header, 'if-range': condition = etag } = request.headers;
  const range = parseRange(condition === etag ? header : undefined, stored.bytes);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${stored.bytes}`).send();
  }
  const part = range === 'whole' ? undefined : range;
  const content = await storage.read(stored.storage_key, part).catch((error: unknown) => {
    throw error instanceof NotStored ? new AppError('NOT_FOUND', { cause: error }) : error;
  });
  const { start, end } = part ?? { start: 0, end: stored.bytes - 1 };
  if (part) reply.code(206).header('content-range', `bytes ${start}-${end}/${stored.bytes}`);
  return reply
    .headers({
      'content-type': stored.content_type,
      'content-length': String(end - start + 1),
      'content-disposition': 'inline',
      'accept-ranges': 'bytes',
      'cache-control': 'private',
      etag,
      // The phone app plays it from an origin of its own; the signature says who may.
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(content);
}
