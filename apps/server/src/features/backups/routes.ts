import * as calls from '@daedap/contract/calls/backups';
import type { FastifyInstance } from 'fastify';
import { validationError } from '../../http/app-error.ts';
import { mediaOnly } from '../../http/media-check.ts';
import { contextOf, routeOptions } from '../../http/route.ts';
import { uploadRoute } from '../../http/upload.ts';
import { sendBytes } from './send-bytes.ts';
import * as backups from './service.ts';
import type { BackupDeps } from './service.ts';

export function backupRoutes(app: FastifyInstance, deps: BackupDeps): void {
  const sink = mediaOnly(backups.createBackupSink(deps));
  uploadRoute(app, calls.submitBackup, { sink }, ({ user, body, file, language }) => {
    if (!file) throw validationError({ [calls.submitBackup.upload.field]: 'fillAllFields' });
    return backups.keepBackup(deps, user, body, file, language);
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
