import { Readable } from 'node:stream';
import { readVoice } from '@daedap/contract/calls/voice';
import type { FastifyInstance } from 'fastify';
import { contextOf, routeOptions } from '../../http/route.ts';
import { speakQuestion, type VoiceDeps } from './service.ts';

export function voiceRoutes(app: FastifyInstance, deps: VoiceDeps): void {
  app.route({
    ...routeOptions(readVoice),
    handler: async (request, reply) => {
      const { user, query, language } = contextOf(readVoice, request, reply);
      const disconnected = new AbortController();
      reply.raw.once('close', () => disconnected.abort());
      const { signal } = disconnected;
      const { contentType, chunks } = await speakQuestion(deps, user, query, { language, signal });
      // A service that breaks off in the middle breaks off this response: the browser then uses a voice of its own.
      return reply.header('content-type', contentType).send(Readable.from(chunks));
    },
  });
}
