import type { EvaluateInput, Evaluation } from '@daedap/coach/evaluate';
import type { Evidence } from '@daedap/coach/feedback/evidence';
import { type Segment, addSeconds } from '@daedap/coach/feedback/evidence-times';
import { shownKeywords } from '@daedap/contract/constants/interview';
import type { Chat } from './chat.ts';
import { hasWords, tidyList, tidyText } from './clean-text.ts';
import { judgedByCoach, scored } from './coach-evaluation.ts';
import type { CoachLoader } from './load-coach.ts';
import { dimensions, type EvaluationOutput } from './outputs.ts';
import type { AnswerEvaluation, Evaluator } from './ports.ts';
import { givesOrders, withoutOrders } from './prompt-injection.ts';
import { comprehensiveAsk, evaluationAsk } from './prompts.ts';

type Claimed = EvaluationOutput['evidence'];

/** So many are shown of each score. */
const mostOfDimension = 5;
const longestNote = 200;

/**
 * The model's quotes as far as they stand in the transcript, letter by letter. A score of which none stands has the
 * coach's evidence instead.
 */
function evidenceFrom(
  claimed: Claimed,
  coachs: readonly Evidence[],
  transcript: string,
  segments: readonly Segment[] | undefined,
): Evidence[] {
  const held = heldEvidence(claimed, transcript);
  const timed = segments ? addSeconds(held, transcript, segments) : held;
  return dimensions.flatMap((dimension) => {
    const own = timed.filter((item) => item.dimension === dimension);
    const shown = own.length > 0 ? own : coachs.filter((item) => item.dimension === dimension);
    return shown.slice(0, mostOfDimension);
  });
}

function heldEvidence(claimed: Claimed, transcript: string): Evidence[] {
  const seen = new Set<string>();
  return claimed.flatMap(({ dimension, effect, quote: given, note: words }) => {
    const quote = given.trim();
    const note = tidyText(words, longestNote);
    const start = hasWords(quote) && quote.isWellFormed() ? transcript.indexOf(quote) : -1;
    const key = `${dimension} ${effect} ${quote}`;
    if (start < 0 || note === '' || seen.has(key)) return [];
    seen.add(key);
    return [{ dimension, effect, quote, start, end: start + quote.length, note }];
  });
}

const quotations = /["“「『‘]([^"“”「」『』‘’]{2,})["”」』’]/gu;

/** Whether every quotation in a text is the candidate's own. */
const quotesOnly = (text: string, transcript: string) =>
  [...text.matchAll(quotations)].every(([, quoted = '']) =>
    transcript.includes(quoted.replace(/[\s.,…!?]+$/u, '')),
  );

const longest = { feedback: 1_200, item: 300, keyword: 40 } as const;
const mostItems = 5;
/** As the coach gives them. */
const mostRecommendations = 3;

/** Judges with a language model. The coach reads every answer too: it gives what the model may not decide. */
export function openAiEvaluator(
  chat: Chat,
  loadCoach: CoachLoader,
): Pick<Evaluator, 'evaluate' | 'comprehensive'> {
  return {
    evaluate: async (answer) => {
      const { coach, find } = await loadCoach();
      const cleared = withoutOrders(coach, answer);
      const known = find(answer.question);
      // Whoever brings a question of their own could have it say what to give for the answer.
      const dictated = !known && givesOrders(answer.question.text);
      if (dictated || !hasWords(cleared.rest)) return judgedByCoach(cleared);
      const output = await chat.ask(evaluationAsk(answer, cleared.rest, known));
      // The model's words may have been dictated to it as well.
      return cleared.gaveOrders || output.addressesGrader
        ? { ...judgedByCoach(cleared, scoresIn(output)), engine: 'openai-compatible' }
        : judgedByModel(output, cleared.whole, answer);
    },
    comprehensive: async (session, answers) => {
      const { coach, find } = await loadCoach();
      const figures = coach.analyseSession(session, answers);
      const transcripts = answers.map((answer) => withoutOrders(coach, answer).rest);
      const dictated = answers.some(
        ({ question }) => !find(question) && givesOrders(question.text),
      );
      if (dictated || !transcripts.some(hasWords)) return { ...figures, engine: 'embedded' };
      const output = await chat.ask(comprehensiveAsk(session, answers, transcripts, figures));
      return {
        ...figures,
        overallFeedback: tidyText(output.overallFeedback, longest.feedback),
        overallStrengths: itemsOf(output.overallStrengths),
        overallImprovements: itemsOf(output.overallImprovements),
        detailedRecommendations: itemsOf(output.detailedRecommendations).slice(
          0,
          mostRecommendations,
        ),
        engine: 'openai-compatible',
      };
    },
  };
}

function judgedByModel(
  output: EvaluationOutput,
  coachs: Evaluation,
  { transcript, segments }: EvaluateInput,
): AnswerEvaluation {
  return {
    ...scored(scoresIn(output)),
    feedback: tidyText(output.feedback, longest.feedback),
    strengths: itemsOf(output.strengths.filter((text) => quotesOnly(text, transcript))),
    improvements: itemsOf(output.improvements),
    keywords: keywordsFrom(output.keywords, coachs.keywords, transcript),
    evidence: evidenceFrom(output.evidence, coachs.evidence, transcript, segments),
    engine: 'openai-compatible',
  };
}

const scoresIn = ({ relevance, clarity, depth }: EvaluationOutput) => ({
  relevance: toScore(relevance),
  clarity: toScore(clarity),
  depth: toScore(depth),
});

const toScore = (given: number) => Math.min(100, Math.max(0, Math.round(given)));

const itemsOf = (texts: readonly string[]) => tidyList(texts, mostItems, longest.item);

/** Keywords are words of the answer. */
function keywordsFrom(given: readonly string[], coachs: readonly string[], transcript: string) {
  const said = transcript.toLowerCase();
  const held = given.filter((word) => said.includes(word.trim().toLowerCase()));
  const tidy = tidyList(held, shownKeywords, longest.keyword);
  return tidy.length > 0 ? tidy : coachs;
}
