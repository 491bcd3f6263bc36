import type { EvaluateInput, Evaluation } from '@daedap/coach/evaluate';
import type { Evidence } from '@daedap/coach/feedback/evidence';
import type { AskedQuestion } from '@daedap/coach/find-question';
import type { KnownQuestion } from '@daedap/coach/question';
import { type Segment, addSeconds } from '@daedap/coach/feedback/evidence-times';
import { shownKeywords } from '@daedap/contract/constants/interview';
import type { Chat } from './chat.ts';
import { hasWords, cleanList, cleanText } from './clean-text.ts';
import { evaluationByCoach, toScoreFields } from './coach-evaluation.ts';
import type { CoachLoader } from './load-coach.ts';
import { dimensions, type EvaluationOutput } from './outputs.ts';
import type { AnswerEvaluation, Evaluator } from './ports.ts';
import { hasInjection, removeInjections } from './prompt-injection.ts';
import { comprehensiveAsk, evaluationAsk } from './prompts.ts';

const longest = { feedback: 1_200, item: 300, keyword: 40 } as const;
const mostItems = 5;
const mostRecommendations = 3;

/** Evaluates with a language model. The coach evaluates every answer too, for what the model may not decide. */
export function openAiEvaluator(
  chat: Chat,
  loadCoach: CoachLoader,
): Pick<Evaluator, 'evaluate' | 'comprehensive'> {
  return {
    evaluate: async (answer) => {
      const { coach, find } = await loadCoach();
      const cleared = removeInjections(coach, answer);
      const known = find(answer.question);
      const dictated = isDictated(answer.question, known);
      if (dictated || !hasWords(cleared.rest)) return evaluationByCoach(cleared);
      const output = await chat.ask(evaluationAsk(answer, cleared.rest, known));
      // The model's texts may follow the injection as well: only its scores are used.
      return cleared.hadInjection || output.addressesGrader
        ? { ...evaluationByCoach(cleared, scoresIn(output)), engine: 'openai-compatible' }
        : evaluationByModel(output, cleared.whole, answer);
    },
    comprehensive: async (session, answers) => {
      const { coach, find } = await loadCoach();
      const figures = coach.analyseSession(session, answers);
      const transcripts = answers.map((answer) => removeInjections(coach, answer).rest);
      const dictated = answers.some(({ question }) => isDictated(question, find(question)));
      if (dictated || !transcripts.some(hasWords)) return { ...figures, engine: 'embedded' };
      const output = await chat.ask(comprehensiveAsk(session, answers, transcripts, figures));
      return {
        ...figures,
        overallFeedback: cleanText(output.overallFeedback, longest.feedback),
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

/** A question of the user's own, or its points, could tell the model which scores to give. */
const isDictated = ({ text, points }: AskedQuestion, known: KnownQuestion | null) =>
  !known && [text, ...(points ?? []).map(({ label }) => label)].some(hasInjection);

function evaluationByModel(
  output: EvaluationOutput,
  coachs: Evaluation,
  { transcript, segments }: EvaluateInput,
): AnswerEvaluation {
  return {
    ...toScoreFields(scoresIn(output)),
    feedback: cleanText(output.feedback, longest.feedback),
    strengths: itemsOf(output.strengths.filter((text) => quotesOnly(text, transcript))),
    improvements: itemsOf(output.improvements),
    keywords: keywordsFrom(output.keywords, coachs.keywords, transcript),
    evidence: evidenceFrom(output.evidence, coachs.evidence, transcript, segments),
    // The model gives scores without saying what they are the sum of.
    effects: [],
    engine: 'openai-compatible',
  };
}

const scoresIn = ({ relevance, clarity, depth }: EvaluationOutput) => ({
  relevance: toScore(relevance),
  clarity: toScore(clarity),
  depth: toScore(depth),
});

const toScore = (given: number) => Math.min(100, Math.max(0, Math.round(given)));

const itemsOf = (texts: readonly string[]) => cleanList(texts, mostItems, longest.item);

/** Only words that are in the answer. */
function keywordsFrom(given: readonly string[], coachs: readonly string[], transcript: string) {
  const said = transcript.toLowerCase();
  const held = given.filter((word) => said.includes(word.trim().toLowerCase()));
  const tidy = cleanList(held, shownKeywords, longest.keyword);
  return tidy.length > 0 ? tidy : coachs;
}

type ModelEvidence = EvaluationOutput['evidence'];

const maxPerDimension = 5;
const longestNote = 200;

/** The model's evidence whose quote is in the transcript, letter by letter. A score without any gets the coach's. */
function evidenceFrom(
  modelEvidence: ModelEvidence,
  coachs: readonly Evidence[],
  transcript: string,
  segments: readonly Segment[] | undefined,
): Evidence[] {
  const verified = verifiedEvidence(modelEvidence, transcript);
  const timed = segments ? addSeconds(verified, transcript, segments) : verified;
  return dimensions.flatMap((dimension) => {
    const own = timed.filter((item) => item.dimension === dimension);
    const shown = own.length > 0 ? own : coachs.filter((item) => item.dimension === dimension);
    return shown.slice(0, maxPerDimension);
  });
}

function verifiedEvidence(modelEvidence: ModelEvidence, transcript: string): Evidence[] {
  const seen = new Set<string>();
  return modelEvidence.flatMap(({ dimension, effect, quote: given, note: words }) => {
    const quote = given.trim();
    const note = cleanText(words, longestNote);
    const start = hasWords(quote) && quote.isWellFormed() ? transcript.indexOf(quote) : -1;
    const key = `${dimension} ${effect} ${quote}`;
    if (start < 0 || note === '' || seen.has(key)) return [];
    seen.add(key);
    return [{ dimension, effect, quote, start, end: start + quote.length, note }];
  });
}

const quotations = /["“「『‘]([^"“”「」『』‘’]{2,})["”」』’]/gu;

/** Whether every quotation in a text is from the transcript. */
const quotesOnly = (text: string, transcript: string) =>
  [...text.matchAll(quotations)].every(([, quoted = '']) =>
    transcript.includes(quoted.replace(/[\s.,…!?]+$/u, '')),
  );
