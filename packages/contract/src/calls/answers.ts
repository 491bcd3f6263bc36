import { z } from 'zod';
import * as fields from '../answer-fields.ts';
import { defineCall, success } from '../call.ts';
import { analysisStatuses } from '../categories.ts';
import { uploadMaxBytes } from '../constants/media.ts';
import { id, looseId, sessionRef } from '../ids.ts';
import { answerAnalysis, comprehensiveAnalysis, failureReasons } from '../interviews.ts';

const asked = {
  sessionId: sessionRef,
  questionId: looseId,
  /** Needed when the question is not one of the session: it is added by its text. */
  questionText: fields.questionText,
  questionType: fields.questionType,
  expectedDuration: fields.seconds,
  answerVideoPath: fields.label,
  interviewConfig: fields.interviewConfig,
  retake: fields.flag,
};

const analysed = {
  sessionId: id,
  questionId: id,
  answerId: id,
  analysisStatus: z.enum(analysisStatuses),
  /** null while it is not done, and when it failed. */
  analysis: answerAnalysis.nullable(),
  failureReason: z.enum(failureReasons).nullable(),
  /** Milliseconds from the request to this answer. */
  processingTime: z.number().nonnegative(),
  /** Bytes of what was said or sent. */
  dataSize: z.int().nonnegative(),
};

export const analyzeText = defineCall({
  method: 'POST',
  path: '/api/interviews/analyze-text',
  summary: 'Judge an answer by its text. Idempotent with an Idempotency-Key',
  access: 'user',
  limit: 'analyses',
  body: z.object({
    ...asked,
    answerText: fields.answerText,
    answerDuration: fields.seconds,
    sttMethod: fields.label,
    sttConfidence: fields.confidence,
    segments: fields.segments,
  }),
  status: 200,
  mayTakeLonger: true,
  response: success(analysed),
  errors: ['NOT_FOUND', 'SESSION_CLOSED'],
});

const spoken = {
  ...asked,
  duration: fields.seconds,
  /** The stream whose text is the transcript; the audio itself is then only a safeguard. */
  stream: fields.streamKey.optional(),
};

export const analyzeAudio = defineCall({
  method: 'POST',
  path: '/api/interviews/analyze-audio',
  summary: 'Hear an answer and judge it. Idempotent with an Idempotency-Key',
  access: 'user',
  limit: 'analyses',
  body: z.object({ ...spoken, audioMetadata: fields.metadata }),
  upload: { field: 'audio', maxBytes: uploadMaxBytes, required: false },
  status: 200,
  mayTakeLonger: true,
  response: success(analysed),
  errors: ['NOT_FOUND', 'SESSION_CLOSED'],
});

export const analyzeVideo = defineCall({
  method: 'POST',
  path: '/api/interviews/analyze-video',
  summary: 'Hear the sound of a video and judge it. Idempotent with an Idempotency-Key',
  access: 'user',
  limit: 'analyses',
  body: z.object(spoken),
  upload: { field: 'video', maxBytes: uploadMaxBytes, required: false },
  status: 200,
  mayTakeLonger: true,
  response: success({
    ...analysed,
    videoId: z.string(),
    filename: z.string(),
    fileSizeFormatted: z.string(),
    message: z.string(),
  }),
  errors: ['NOT_FOUND', 'SESSION_CLOSED'],
});

export const analyzeSession = defineCall({
  method: 'POST',
  path: '/api/interviews/comprehensive-analysis',
  summary: 'Judge the session as a whole, which completes it',
  access: 'user',
  limit: 'analyses',
  body: z.object({ sessionId: sessionRef, interviewConfig: fields.interviewConfig }),
  status: 200,
  response: success({ analysis: comprehensiveAnalysis }),
  errors: ['NOT_FOUND', 'NOTHING_TO_ANALYSE'],
});
