import { analysisStatuses } from '@daedap/contract/categories';
import { defaultQuestionCount } from '@daedap/contract/constants/interview';
import { sessionRef } from '@daedap/contract/ids';
import { z } from 'zod';

/** Looked up when a row is read, not when this module loads, because tests replace Blob. */
const blob = z.custom<Blob>((value) => value instanceof Blob);

const milliseconds = z.union([
  z.number().nonnegative(),
  z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
]);

const keyText = z.union([z.string().min(1), z.number().transform(String)]);

const wholeNumber = z.union([
  z.int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number),
]);

/** `medium` and the like: values of older versions are kept as they are. */
const localConfig = z.looseObject({
  type: z.string().catch('video'),
  difficulty: z.string().catch('medium'),
  questionCount: z.int().positive().catch(defaultQuestionCount),
  /** Seconds that an answer might take; of a recording, its own limit. */
  timePerQuestion: z.number().positive().optional().catch(undefined),
  clientSessionId: z.string().optional().catch(undefined),
  serverSessionId: sessionRef.optional().catch(undefined),
});

export type LocalConfig = z.output<typeof localConfig>;

export const defaultLocalConfig: LocalConfig = {
  type: 'video',
  difficulty: 'medium',
  questionCount: defaultQuestionCount,
};

const config = localConfig.catch(defaultLocalConfig);

export const recordingRow = z.object({
  id: z.string().min(1),
  sessionId: keyText,
  questionId: wholeNumber,
  questionText: z.string(),
  questionType: z.string().catch('general'),
  blob,
  /** Seconds. */
  duration: z.number().nonnegative().catch(0),
  /** Milliseconds since 1970. */
  timestamp: milliseconds,
  userId: z.int().positive(),
  interviewConfig: config,
});

export type Recording = z.output<typeof recordingRow>;

export const sessionRow = z.object({
  id: z.string().min(1),
  userId: z.int().positive(),
  config,
  /** Ids of recordings. */
  recordings: z.array(z.string()).catch([]),
  /** 0 until the interview is complete. */
  completedAt: milliseconds.catch(0),
  totalDuration: z.number().nonnegative().catch(0),
  analysisStatus: z.enum(analysisStatuses).catch('pending'),
  analysisId: keyText.nullish().transform((id) => id ?? null),
});

export type LocalSession = z.output<typeof sessionRow>;

/** The rows of version 1 of the database. */
export const legacyRow = z.object({
  id: keyText,
  videoBlob: blob,
  questionText: z.string().catch(''),
  questionIndex: wholeNumber.catch(0),
  duration: z.number().nonnegative().catch(0),
  timestamp: milliseconds.catch(0),
});

export type ReadRows<Row> = {
  readonly rows: Row[];
  /** The number of rows that could not be read and are left out. */
  readonly broken: number;
};

/** Any version of any program may have written the rows, so each is parsed by itself. */
export function readRows<Schema extends z.ZodType>(
  schema: Schema,
  values: readonly unknown[],
): ReadRows<z.output<Schema>> {
  const parsed = values.map((value) => schema.safeParse(value));
  const rows = parsed.flatMap((result) => (result.success ? [result.data] : []));
  return { rows, broken: values.length - rows.length };
}
