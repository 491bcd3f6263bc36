// How well the embedded coach agrees with the calibration set, how steady it is under noise, and how fast it is.
import {
  bands,
  gradedAnswers,
  transcribedAnswers,
  isHeldBack,
  levelOf,
  levels,
  trickAnswers,
  type GradedAnswer,
} from '@daedap/coach/calibration/answers';
import { noises, addNoise } from '@daedap/coach/calibration/noise';
import { bank } from '@daedap/coach/bank';
import { createCoach } from '@daedap/coach/coach';
import { readMorphemeFiles } from '@daedap/coach/node/morpheme-files';
import { areaUnderCurve, mean, median, rankCorrelation } from './statistics.ts';

const start = performance.now();
const coach = createCoach(readMorphemeFiles());
const loading = performance.now() - start;

type BenchAnswer = Pick<
  GradedAnswer,
  'question' | 'questionId' | 'answer' | 'durationSeconds' | 'timeLimitSeconds' | 'language'
>;

const calibrated = new Set(gradedAnswers.map(({ questionId }) => questionId));
/** A coach whose question bank has none of the questions of the calibration set. */
const stranger = createCoach(
  readMorphemeFiles(),
  bank.filter(({ id }) => !calibrated.has(id)),
);

const evaluate = (asked: BenchAnswer, by = coach) =>
  by.evaluate({
    question: { text: asked.question, bankId: asked.questionId },
    transcript: asked.answer,
    durationSeconds: asked.durationSeconds,
    timeLimitSeconds: asked.timeLimitSeconds,
    language: asked.language,
  });

const shown = (value: number, digits = 2) => value.toFixed(digits);

function agreement(title: string, answers: readonly GradedAnswer[], by = coach): void {
  const scores = answers.map((answer) => evaluate(answer, by).score);
  const expected = answers.map(({ level }) => levels.indexOf(level));
  const lengths = answers.map(({ answer }) => answer.length);
  const hits = answers.filter(({ level }, index) => levelOf(scores[index]!) === level).length;
  const near = answers.filter(
    ({ level }, index) =>
      Math.abs(levels.indexOf(levelOf(scores[index]!)) - levels.indexOf(level)) < 2,
  ).length;
  console.log(`\n${title}: ${answers.length} answers`);
  console.log(
    `  rank correlation ${shown(rankCorrelation(scores, expected))} (length alone ${shown(rankCorrelation(lengths, expected))})`,
  );
  console.log(
    `  in the right band ${shown((100 * hits) / answers.length, 0)} %, at most one off ${shown((100 * near) / answers.length, 0)} %`,
  );
}

function confusion(answers: readonly GradedAnswer[]): void {
  console.log(
    `\nExpected (rows) and scored (columns)\n${['', ...levels].map((name) => name.padStart(10)).join('')}      mean`,
  );
  for (const level of levels) {
    const scores = answers
      .filter((answer) => answer.level === level)
      .map((answer) => evaluate(answer).score);
    const counts = levels.map((other) =>
      String(scores.filter((score) => levelOf(score) === other).length).padStart(10),
    );
    console.log(
      `${level.padStart(10)}${counts.join('')}${shown(mean(scores), 1).padStart(10)}  (${bands[level].join('–')})`,
    );
  }
}

const tuned = gradedAnswers.filter((answer) => !isHeldBack(answer));
const heldBack = gradedAnswers.filter(isHeldBack);
agreement('Used for tuning', tuned);
agreement('Held back', heldBack);
agreement(
  'Held back, Korean',
  heldBack.filter(({ language }) => language === 'ko'),
);
agreement(
  'Held back, English',
  heldBack.filter(({ language }) => language === 'en'),
);
agreement(
  'All with a 10 s limit',
  gradedAnswers.filter(({ timeLimitSeconds }) => timeLimitSeconds === 10),
);
agreement('All, by a coach whose bank does not hold the questions', gradedAnswers, stranger);
confusion(gradedAnswers);

const tricked = trickAnswers.map((answer) => ({ answer, score: evaluate(answer).score }));
const fooled = tricked.filter(({ score }) => score >= 40);
console.log(
  `\nTrick answers: ${tricked.length}, highest ${Math.max(...tricked.map(({ score }) => score))}, 40 or more: ${fooled.length}`,
);
for (const { answer, score } of fooled) console.log(`  ${answer.id} (${answer.trick}): ${score}`);

console.log('\nNoise: mean change of the score');
for (const noise of noises) {
  const changes = gradedAnswers.map((answer) => {
    const spoiled = { ...answer, answer: addNoise(answer.answer, noise, answer.language) };
    return Math.abs(evaluate(answer).score - evaluate(spoiled).score);
  });
  console.log(`  ${noise}: ${shown(mean(changes), 1)} (largest ${Math.max(...changes)})`);
}
for (const said of transcribedAnswers) {
  const heard = said.heard.map((answer) => evaluate({ ...said, answer }).score);
  console.log(
    `  ${said.id}: score of the spoken words ${evaluate(said).score}, of Whisper base's transcripts ${heard.join(' and ')}`,
  );
}

console.log(
  '\nRelevance of an answer against the same answer under another question (area under the curve)',
);
for (const language of ['ko', 'en'] as const) {
  const answers = gradedAnswers.filter(
    (answer) => answer.language === language && answer.level !== 'poor',
  );
  const questions = [...new Map(answers.map((answer) => [answer.question, answer])).values()];
  for (const [title, by] of [
    ['questions of the bank', coach],
    ['questions unknown to the bank', stranger],
  ] as const) {
    const relevance = (answer: BenchAnswer, { question, questionId }: BenchAnswer) =>
      evaluate({ ...answer, question, questionId }, by).relevance;
    const right = answers.map((answer) => relevance(answer, answer));
    const wrong = answers
      .flatMap((answer, index) =>
        [1, 2, 3].map((step) => {
          const other =
            questions[
              (questions.findIndex(({ question }) => question === answer.question) +
                step * 5 +
                (index % 3)) %
                questions.length
            ]!;
          return other.question === answer.question ? null : relevance(answer, other);
        }),
      )
      .filter((value) => value !== null);
    console.log(`  ${language}, ${title}: ${shown(areaUnderCurve(right, wrong), 3)}`);
  }
}

console.log(`\nSpeed: loaded in ${shown(loading, 0)} ms`);
for (const language of ['ko', 'en'] as const) {
  const words = gradedAnswers
    .filter((answer) => answer.language === language)
    .flatMap(({ answer }) => answer.split(' '));
  const answers = Array.from({ length: Math.floor(words.length / 300) }, (_, index) =>
    words.slice(index * 300, index * 300 + 300).join(' '),
  );
  const question = gradedAnswers.find((answer) => answer.language === language)!;
  const times = [1, 2].map(() =>
    median(
      answers.map((answer) => {
        const began = performance.now();
        evaluate({ ...question, answer });
        return performance.now() - began;
      }),
    ),
  );
  console.log(
    `  300 words (${language}): ${shown(times[0]!)} ms the first time, ${shown(times[1]!)} ms again (median of ${answers.length})`,
  );
}
