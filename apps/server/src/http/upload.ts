import type { AnyCall, Upload } from '@daedap/contract/call';
import type { Language } from '@daedap/contract/languages';
import type { User } from '@daedap/contract/users';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { AppError, validationError } from './app-error.ts';
import { fieldTexts } from './errors.ts';
import { requestLanguage } from './request-info.ts';
import { contextOf, type Handler, routeOptions, sendResponse } from './route.ts';

type FileInfo = { filename: string; contentType: string };

/** A file that has been stored. `discard` deletes it unless something refers to it. */
export type ReceivedFile = FileInfo & { id: string; bytes: number; discard: () => Promise<void> };

/** Stores the bytes while they arrive. If they break off it fails and leaves nothing behind. */
export type Sink<File extends ReceivedFile = ReceivedFile> = (
  user: User,
  file: FileInfo,
  bytes: AsyncIterable<Uint8Array>,
) => Promise<File>;

type UploadCall = AnyCall & { upload: Upload; body: z.ZodType };

/** A boundary has at most 70 characters (RFC 2046). The parser fails with an internal error at a longer one. */
const tooLongBoundary = /boundary="?[^";]{71}/i;

const fieldLimits = { fields: 40, fieldSize: 64 * 1024, fieldNameSize: 100, files: 4, parts: 60 };

export async function addUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
}

/** Registers a call with a file. Its bytes go to the sink while they arrive and are never all in memory. */
export function uploadRoute<C extends UploadCall, File extends ReceivedFile>(
  app: FastifyInstance,
  call: C,
  options: { sink: Sink<File>; before?: () => Promise<void> },
  handler: Handler<C, { file: File | null }>,
): void {
  const { schema, ...rest } = routeOptions(call);
  app.route({
    ...rest,
    schema: { ...schema, consumes: ['multipart/form-data'] },
    // The fields may come after the file, so they are parsed below.
    validatorCompiler: () => (data: unknown) => ({ value: data }),
    handler: async (request, reply) => {
      const context = contextOf(call, request, reply);
      if (request.user === null) throw new AppError('UNAUTHENTICATED');
      await options.before?.();
      const { fields, file } = await receive(request, call.upload, options.sink, request.user);
      try {
        const body = parseFields(call, fields);
        if (!file && call.upload.required) {
          throw validationError({ [call.upload.field]: 'fillAllFields' });
        }
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema is the call's own
        const parsed = { ...context, body, file } as Parameters<typeof handler>[0];
        return sendResponse(call, reply, await handler(parsed));
      } catch (error) {
        await file?.discard();
        throw error;
      }
    },
  });
}

async function receive<File extends ReceivedFile>(
  request: FastifyRequest,
  upload: Upload,
  sink: Sink<File>,
  user: User,
) {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA');
  if (tooLongBoundary.test(request.headers['content-type'] ?? '')) throw new AppError('BAD_JSON');
  const language = requestLanguage(request);
  const fields: Record<string, unknown> = {};
  let file: File | null = null;
  try {
    // Without an explicit limit it would use that of JSON bodies and truncate the file silently.
    const limits = { ...fieldLimits, fileSize: upload.maxBytes + 1 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname !== upload.field || file) part.file.resume();
      else file = await storePart(part, upload, sink, user, language);
    }
  } catch (error) {
    await file?.discard();
    drain(request.raw, upload.maxBytes);
    throw isOfForm(error) ? new AppError('BAD_JSON', { cause: error }) : error;
  }
  return { fields, file };
}

/** A form that breaks off, has no boundary, or has too many parts. */
function isOfForm(error: unknown): boolean {
  if (error instanceof AppError || !(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code.startsWith('FST_') || /multipart|form|boundary|part header/i.test(error.message);
}

/** Reads and drops the rest of the request up to the limit: clients read the response after they have sent everything. */
function drain(request: IncomingMessage, limitBytes: number): void {
  let left = limitBytes;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.resume();
}

function storePart<File extends ReceivedFile>(
  part: MultipartFile,
  upload: Upload,
  sink: Sink<File>,
  user: User,
  language: Language,
): Promise<File> {
  const info = {
    filename:
      (part.filename ?? '').toWellFormed().replaceAll('\u0000', '').slice(0, 200) || upload.field,
    contentType: part.mimetype.slice(0, 100).toLowerCase(),
  };
  return sink(user, info, limited(part.file, upload, language));
}

async function* limited(source: AsyncIterable<Uint8Array>, upload: Upload, language: Language) {
  let total = 0;
  for await (const chunk of source) {
    total += chunk.length;
    if (total > upload.maxBytes) {
      const details = tooLargeTexts[language](upload.maxBytes);
      throw new AppError('FILE_TOO_LARGE', { details });
    }
    yield chunk;
  }
}

function parseFields(call: UploadCall, fields: Record<string, unknown>): unknown {
  const parsed = call.body.safeParse(fields);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({
    instancePath: issue.path.join('/'),
    message: issue.message,
  }));
  throw new AppError('VALIDATION', { details: fieldTexts(issues) });
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

const tooLargeTexts: Record<Language, (maxBytes: number) => string> = {
  ko: (maxBytes) => `파일이 ${megabytes(maxBytes)}MB를 넘었어요. 더 짧게 답변해주세요.`,
  en: (maxBytes) => `The file is over ${megabytes(maxBytes)} MB. Please answer more briefly.`,
};
