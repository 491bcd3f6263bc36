import type { ResponseOf } from '@daedap/contract/call';
import { analyzeAudio, analyzeText, analyzeVideo } from '@daedap/contract/calls/answers';
import { uploadTimeoutMs } from '@daedap/contract/constants/media';
import { call } from '#/lib/api/call.ts';
import type { NamedFile } from '#/lib/api/send.ts';
import { upload, type UploadWatch } from '#/lib/api/upload.ts';
import { readToken } from '#/lib/session/stored-session.ts';
import type { AnswerEntry } from '#/media/store/chunk-rows.ts';
import { AnswerError } from '#/domain/answer/answer-errors.ts';

/** The response to an answer, however it was sent. */
export type AnswerReport = ResponseOf<typeof analyzeText>;

export type SendEntry = (entry: AnswerEntry, watch: UploadWatch) => Promise<AnswerReport>;

/** Sends an answer under its key: it is scored once, however often it is sent. */
export const sendEntry: SendEntry = async (entry, watch) => {
  if (readToken() === null) throw new AnswerError('noToken');
  switch (entry.kind) {
    case 'text':
      return sendText(entry, watch.signal);
    case 'audio': {
      const body = readFields(analyzeAudio.body.safeParse(entry.fields));
      const file = fileOf(entry, 'wav');
      return upload(analyzeAudio, { body, file, idempotencyKey: entry.id }, watch);
    }
    case 'video': {
      const body = readFields(analyzeVideo.body.safeParse(entry.fields));
      const file = fileOf(entry, entry.file?.type.includes('mp4') ? 'mp4' : 'webm');
      return upload(analyzeVideo, { body, file, idempotencyKey: entry.id }, watch);
    }
  }
};

/** A text is small: a request that takes this long has no network. */
function sendText(entry: AnswerEntry, signal: AbortSignal): Promise<AnswerReport> {
  const body = readFields(analyzeText.body.safeParse(entry.fields));
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(uploadTimeoutMs)]);
  return call(analyzeText, { body, idempotencyKey: entry.id, signal: inTime });
}

type ParseResult<Fields> = { readonly success: boolean; readonly data?: Fields | undefined };

/** Any version of the app may have written the entry. */
function readFields<Fields>({ data }: ParseResult<Fields>): Fields {
  if (data === undefined) throw new AnswerError('session');
  return data;
}

/** Named per session and question. */
function fileOf({ fields, file }: AnswerEntry, type: string): NamedFile | null {
  const name = `session-${fields['sessionId']}-question-${fields['questionId']}.${type}`;
  return file && { blob: file, name };
}
