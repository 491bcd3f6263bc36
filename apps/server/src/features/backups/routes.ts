import * as calls from '@daedap/contract/calls/backups';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, validationError } from '../../http/app-error.ts';
import { mediaOnly } from '../../http/media-check.ts';
import { contextOf, routeOptions } from '../../http/route.ts';
import { uploadRoute } from '../../http/upload.ts';
import { parseRange } from '../../storage/byte-range.ts';
import { NotStored, type Storage } from '../../storage/storage.ts';
import * as backups from './service.ts';
import { type BackupDeps } from './service.ts';

export function backupRoutes(app: FastifyInstance, deps: BackupDeps): void {
  const sink = mediaOnly(backups.createBackupSink(deps));
  uploadRoute(app, calls.submitBackup, { sink }, ({ user, body, file, language }) => {
    if (!file) throw validationError({ [calls.submitBackup.upload.field]: 'fillAllFields' });
    return backups.storeBackup(deps, user, body, file, language);
  });
  app.route({
    ...routeOptions(calls.readBackup),
    handler: async (request, reply) => {
      const { params, query } = contextOf(calls.readBackup, request, reply);
      const backup = await backups.backupOfLink(deps, params, query);
      return sendBytes(deps.storage, backup, request, reply);
    },
  });
}

type StoredBackup = { id: string; storage_key: string; content_type: string; bytes: number };

/** Sends a stored file, or the range of it that the player requests. */
async function sendBytes(
  storage: Storage,
  stored: StoredBackup,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // The file of an id never changes.
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
      // The phone app plays it from another origin. The signature protects it.
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(content);
}
