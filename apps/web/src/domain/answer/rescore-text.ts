import { requestDeduplicationMs } from '@daedap/contract/constants/media';
import type { Segment } from '@daedap/contract/interviews';
import { createSingleFlight } from '#/lib/api/single-flight.ts';
import type { AnalysisOutcome, AnswerToAnalyse } from './answer-port.ts';
import { textEntry } from './entry-of.ts';
import { type AnswerDeps, failed, judgeEntry } from './judge-entry.ts';
import { createProgressLine } from './progress-line.ts';
import { openFeed } from './session-feed.ts';

type CorrectedAnswer = AnswerToAnalyse & {
  /** The transcript as the person wants it. */
  readonly text: string;
  /** When each part was said. The server finds the ones whose words still stand, so evidence keeps its seconds. */
  readonly segments?: readonly Segment[];
};

export type RescoreText = (
  answer: CorrectedAnswer,
  signal: AbortSignal,
) => Promise<AnalysisOutcome>;

/** What the server is told instead of an engine's name. */
const method = 'edited';

/** Has a corrected transcript judged, as a new attempt at the same question. */
export function createRescoreText(deps: AnswerDeps): RescoreText {
  const once = createSingleFlight<AnalysisOutcome>(requestDeduplicationMs[0]);
  return (answer, signal) => once(answer.key, signal, () => rescore(answer, deps, signal));
}

async function rescore(
  answer: CorrectedAnswer,
  deps: AnswerDeps,
  signal: AbortSignal,
): Promise<AnalysisOutcome> {
  const { text, segments = answer.heard?.segments ?? [] } = answer;
  const now = deps.clock.now();
  // The answer's own key would give its first result once more.
  const attempt = { ...answer, key: `${answer.key}-${method}-${now}` };
  const feed = openFeed(deps.connect, answer.sessionId);
  const line = createProgressLine(() => undefined);
  try {
    const entry = textEntry(attempt, { text: text.trim(), method, segments }, now);
    return await judgeEntry({ deps, feed, line, signal }, entry);
  } catch (error) {
    signal.throwIfAborted();
    return failed(error, deps.clock);
  } finally {
    feed.dispose();
  }
}
