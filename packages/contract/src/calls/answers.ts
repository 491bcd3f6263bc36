import { z } from 'zod';
import * as fields from '../answer-fields.ts';
import { defineCall, success } from '../call.ts';
import { analysisStatuses } from '../categories.ts';
import { uploadMaxBytes } from '../constants/media.ts';
import { id, looseId, sessionRef } from '../ids.ts';
import { answerAnalysis, comprehensiveAnalysis, failureReasons } from '../interviews.ts';

const answerFields = {
  sessionId: sessionRef,
  questionId: looseId,
  /** Required when the session does not have the question: the server adds it by its text. */
  questionText: fields.questionText,
  questionType: fields.questionType,
  questionPoints: fields.questionPoints,
  expectedDuration: fields.seconds,
  answerVideoPath: fields.label,
  interviewConfig: fields.interviewConfig,
  retake: fields.flag,
};

const analysisFields = {
  sessionId: id,
  questionId: id,
  answerId: id,
  analysisStatus: z.enum(analysisStatuses),
  /** null until the analysis is done, and for an unscored answer. */
  analysis: answerAnalysis.nullable(),
  failureReason: z.enum(failureReasons).nullable(),
  /** Milliseconds from the request to the response. */
  processingTime: z.number().nonnegative(),
  /** Bytes of the text or the file. */
  dataSize: z.int().nonnegative(),
};

export const analyzeText = defineCall({
  method: 'POST',
  path: '/api/interviews/analyze-text',
  summary: 'Analyse an answer by its text. Idempotent with an Idempotency-Key',
  access: 'user',
  limit: 'analyses',
  body: z.object({
    ...answerFields,
    answerText: fields.answerText,
    answerDuration: fields.seconds,
    sttMethod: fields.label,
    sttConfidence: fields.confidence,
    segments: fields.segments,
  }),
  status: 200,
  mayTakeLonger: true,
  response: success(analysisFields),
  errors: ['NOT_FOUND', 'SESSION_CLOSED'],
});

const spokenAnswerFields = {
  ...answerFields,
  duration: fields.seconds,
  /** The stream whose text is the transcript. The audio is then only used if the stream is lost. */
  stream: fields.streamKey.optional(),
};

export const analyzeAudio = defineCall({
  method: 'POST',
  path: '/api/interviews/analyze-audio',
  summary: 'Transcribe an audio answer and analyse it. Idempotent with an Idempotency-Key',
  access: 'user',
  limit: 'analyses',
  body: z.object({ ...spokenAnswerFields, audioMetadata: fields.metadata }),
  upload: { field: 'audio', maxBytes: uploadMaxBytes, required: false },
  status: 200,
  mayTakeLonger: true,
  response: success(analysisFields),
  errors: ['NOT_FOUND', 'SESSION_CLOSED'],
});

export const analyzeVideo = defineCall({
  method: 'POST',
  path: '/api/interviews/analyze-video',
  summary:
    'Transcribe the audio of a video answer and analyse it. Idempotent with an Idempotency-Key',
  access: 'user',
  limit: 'analyses',
  body: z.object(spokenAnswerFields),
  upload: { field: 'video', maxBytes: uploadMaxBytes, required: false },
  status: 200,
  mayTakeLonger: true,
  response: success({
    ...analysisFields,
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
  summary: 'Analyse the session as a whole, which completes it',
  access: 'user',
  limit: 'analyses',
  body: z.object({ sessionId: sessionRef, interviewConfig: fields.interviewConfig }),
  status: 200,
  response: success({ analysis: comprehensiveAnalysis }),
  errors: ['NOT_FOUND', 'NOTHING_TO_ANALYSE'],
});
