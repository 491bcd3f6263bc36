import type { Segment } from '@daedap/contract/interviews';
import type { Sound } from '#/media/audio/sound-port.ts';
import type { AnswerEntry } from '#/media/store/chunk-rows.ts';
import type { AnswerToAnalyse } from './answer-port.ts';

/** What every analyze call says of the answer. Objects are JSON, as in a form; the server reads both. */
function askedOf({ sessionId, question, config, recording, retake }: AnswerToAnalyse) {
  return {
    sessionId: String(sessionId),
    questionId: String(question.id),
    questionText: question.question,
    questionType: question.questionType,
    expectedDuration: String(config.timePerQuestion),
    ...(recording && { answerVideoPath: recording.id }),
    ...(retake && { retake: 'true' }),
    interviewConfig: JSON.stringify({ ...config, industry: config.subCategory }),
  };
}

type Said = {
  readonly text: string;
  readonly method: string;
  readonly confidence?: number | undefined;
  readonly segments: readonly Segment[];
};

export function textEntry(answer: AnswerToAnalyse, said: Said, createdAt: number): AnswerEntry {
  return {
    id: answer.key,
    userId: answer.userId,
    kind: 'text',
    fields: {
      ...askedOf(answer),
      answerText: said.text,
      answerDuration: String(answer.duration),
      sttMethod: said.method,
      ...(said.confidence !== undefined && { sttConfidence: String(said.confidence) }),
      ...(said.segments.length > 0 && { segments: JSON.stringify(said.segments) }),
    },
    file: null,
    createdAt,
  };
}

const spokenOf = (answer: AnswerToAnalyse) => ({
  ...askedOf(answer),
  duration: String(answer.duration),
  ...(answer.heard?.stream && { stream: answer.heard.stream }),
});

/** Without a sound the server has heard it already, in the answer's stream. */
export function audioEntry(
  answer: AnswerToAnalyse,
  sound: Sound | null,
  createdAt: number,
): AnswerEntry {
  const metadata = sound && { ...sound.facts, size: sound.wav.size };
  return {
    id: answer.key,
    userId: answer.userId,
    kind: 'audio',
    fields: {
      ...spokenOf(answer),
      ...(metadata && { audioMetadata: JSON.stringify(metadata) }),
    },
    file: sound?.wav ?? null,
    heard: answer.heard?.text ?? null,
    createdAt,
  };
}

export function videoEntry(answer: AnswerToAnalyse, file: Blob, createdAt: number): AnswerEntry {
  const { key: id, userId } = answer;
  const heard = answer.heard?.text ?? null;
  return { id, userId, kind: 'video', fields: spokenOf(answer), file, heard, createdAt };
}
