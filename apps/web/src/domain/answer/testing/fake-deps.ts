import { createTestClock } from '#/lib/time/testing/test-clock.ts';
import type { ProgressSocketInput } from '#/lib/progress-socket.ts';
import type { AnswerEntry } from '#/media/store/chunk-rows.ts';
import type { AnswerAttempt } from '@daedap/contract/interviews';
import { vi } from 'vitest';
import type { ExtractSound } from '#/media/audio/extract-sound.ts';
import type { Sound } from '#/media/audio/sound-port.ts';
import type { FindAnswer } from '#/domain/answer/api/find-answer.ts';
import type { SendEntry } from '#/domain/answer/api/send-entry.ts';
import type { AnswerDeps } from '#/domain/answer/submit-entry.ts';
import { reportOf } from './answers.ts';

export const sound: Sound = {
  wav: new Blob(['RIFF'], { type: 'audio/wav' }),
  facts: { sampleRate: 16_000, channels: 1, duration: 9.5, peak: 0.5, meanVolume: 0.1 },
  weakness: null,
};

/** A server, a socket, a database and a clock that do what the test says. */
export function fakeDeps() {
  const { clock, pass } = createTestClock();
  const waiting = new Map<string, AnswerEntry>();
  const stored: AnswerAttempt[] = [];
  const sockets: (ProgressSocketInput & { disposed: boolean })[] = [];
  const notice = vi.fn<() => void>();
  const send = vi.fn<SendEntry>(async () => reportOf());
  const analyseProvisionally = vi.fn<AnswerDeps['analyseProvisionally']>(async () => null);
  const extractSound = vi.fn<ExtractSound>(async () => sound);
  const findAnswer = vi.fn<FindAnswer>(
    async ({ answerId }) => stored.find(({ id }) => id === answerId) ?? null,
  );
  const deps = {
    clock,
    send,
    extractSound,
    findAnswer,
    analyseProvisionally,
    connect: (input: ProgressSocketInput) => {
      const socket = { ...input, disposed: false };
      sockets.push(socket);
      return { dispose: () => (socket.disposed = true) };
    },
    outbox: {
      put: async (entry: AnswerEntry) => void waiting.set(entry.id, entry),
      remove: async (id: string) => void waiting.delete(id),
      settle: async (entry: AnswerEntry) => void waiting.delete(entry.id),
      notice,
    },
  };
  return {
    deps,
    pass,
    waiting,
    stored,
    sockets,
    send,
    extractSound,
    findAnswer,
    notice,
    analyseProvisionally,
  };
}
