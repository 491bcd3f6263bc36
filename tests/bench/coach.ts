// How well the embedded coach agrees with graders, how steady it is under noise, and how fast it is.
// `npm run bench:coach -- --write` also writes the figures that the page /how-we-score shows.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  freshAnswers,
  gradedAnswers,
  levelOf,
  levels,
  meanGrades,
  naturalFreshAnswers,
  sealedAnswers,
  secondFreshAnswers,
  thirdFreshAnswers,
  transcribedAnswers,
  trickAnswers,
  type SpokenAnswer,
} from '@daedap/coach/calibration/answers';
import { standardAnswers } from '@daedap/coach/calibration/questions';
import { addNoise, noises } from '@daedap/coach/calibration/noise';
import type { agreement } from '@daedap/coach/agreement';
import { knownQuestions, standardQuestions } from '@daedap/coach/bank';
import { createCoach } from '@daedap/coach/coach';
import { readMorphemeFiles } from '@daedap/coach/node/morpheme-files';
import { measureRecognition } from '@daedap/coach/training/measure-recognition';
import type { Language } from '@daedap/contract/languages';
import { areaUnderCurve, mean, median, rankCorrelation } from './statistics.ts';

const start = performance.now();
const coach = createCoach(readMorphemeFiles());
const loading = performance.now() - start;

type BenchAnswer = Pick<
  SpokenAnswer,
  'question' | 'questionId' | 'answer' | 'durationSeconds' | 'timeLimitSeconds' | 'language'
>;

/** A coach whose question bank has none of the questions of some answers. */
function strangerTo(answers: readonly BenchAnswer[]) {
  const asked = new Set(answers.map(({ questionId }) => questionId));
  return createCoach(
    readMorphemeFiles(),
    knownQuestions.filter(({ id }) => !asked.has(id)),
  );
}

const stranger = strangerTo([...sealedAnswers, ...gradedAnswers, ...trickAnswers]);
/** Answers that nothing was fitted to, and a coach that does not have their questions. */
const heldBack = [
  { title: 'Sealed', answers: sealedAnswers, without: stranger },
  { title: 'Fresh', answers: freshAnswers, without: strangerTo(freshAnswers) },
  {
    title: 'Second fresh',
    answers: secondFreshAnswers,
    without: strangerTo(secondFreshAnswers),
  },
  { title: 'Third fresh', answers: thirdFreshAnswers, without: strangerTo(thirdFreshAnswers) },
] as const;

const evaluate = (answer: BenchAnswer, by = coach, question: BenchAnswer = answer) =>
  by.evaluate({
    question: { text: question.question, bankId: question.questionId },
    transcript: answer.answer,
    durationSeconds: answer.durationSeconds,
    timeLimitSeconds: answer.timeLimitSeconds,
    language: answer.language,
  });

const shown = (value: number, digits = 2) => value.toFixed(digits);
const percent = (share: number) => `${shown(100 * share, 0)} %`;
const languages = ['ko', 'en'] as const;
const dimensions = ['relevance', 'clarity', 'depth', 'score'] as const;

/** How often two graders agree, as the mean rank correlation of each pair. */
function agreementOfGraders(answers: readonly SpokenAnswer[]): number {
  const overall = (grader: number) => answers.map(({ grades }) => grades[grader]![3]);
  return mean(
    [
      [0, 1],
      [0, 2],
      [1, 2],
    ].map(([one, two]) => rankCorrelation(overall(one!), overall(two!))),
  );
}

function agreementWithGraders(title: string, answers: readonly SpokenAnswer[], by = coach) {
  const scores = answers.map((answer) => evaluate(answer, by));
  const grades = answers.map(meanGrades);
  const correlations = dimensions.map((dimension, index) =>
    rankCorrelation(
      scores.map((each) => each[dimension]),
      grades.map((each) => each[index]!),
    ),
  );
  const errors = scores.map(({ score }, index) => score - grades[index]![3]);
  const bandsOff = scores.map(({ score }, index) =>
    Math.abs(
      levels.indexOf(levelOf(score)) - levels.indexOf(levelOf(Math.round(grades[index]![3]))),
    ),
  );
  const withinOneBand = mean(bandsOff.map((off) => (off < 2 ? 1 : 0)));
  console.log(
    `  ${title.padEnd(34)} ${String(answers.length).padStart(3)} answers   ρ ${shown(correlations[3]!)} (relevance ${shown(correlations[0]!)}, clarity ${shown(correlations[1]!)}, depth ${shown(correlations[2]!)}; length alone ${shown(
      rankCorrelation(
        answers.map(({ answer }) => answer.length),
        grades.map((each) => each[3]),
      ),
    )})   mean error ${shown(mean(errors.map(Math.abs)), 1)}   bias ${shown(mean(errors), 1)}   at most one band off ${percent(withinOneBand)}`,
  );
  return {
    correlation: correlations[3]!,
    meanError: mean(errors.map(Math.abs)),
    bias: mean(errors),
    withinOneBand,
  };
}

const ofBank = ({ questionId }: BenchAnswer) => questionId !== null;

/** Prints how well the coach agrees with the graders of each set, and returns it for all of them together. */
function measureLanguage(language: Language) {
  const inLanguage = (answer: SpokenAnswer) => answer.language === language;
  for (const { title, answers, without } of heldBack) {
    const chosen = answers.filter(inLanguage);
    measureAnswers(`${title} answers, ${language}`, chosen);
    agreementWithGraders('the bank’s questions without rubric', chosen.filter(ofBank), without);
    const relevant = chosen.filter((answer) => ofBank(answer) && meanGrades(answer)[0] > 50);
    printPointsLost(`${language}, with rubric`, relevant);
    printPointsLost(`${language}, without`, relevant, without);
    printFirstAdvice(chosen);
  }
  return measureAnswers(
    `All together, ${language}`,
    heldBack.flatMap(({ answers }) => answers).filter(inLanguage),
  );
}

function measureAnswers(title: string, answers: readonly SpokenAnswer[]) {
  const graders = agreementOfGraders(answers);
  console.log(`\n${title} (graders among themselves: ρ ${shown(graders)})`);
  const all = agreementWithGraders('all', answers);
  const known = agreementWithGraders('questions of the bank', answers.filter(ofBank));
  const unknown = agreementWithGraders(
    'questions that the bank does not have',
    answers.filter((answer) => !ofBank(answer)),
  );
  agreementWithGraders(
    'answers of 10 s',
    answers.filter(({ timeLimitSeconds }) => timeLimitSeconds === 10),
  );
  const kinds = Map.groupBy(answers, ({ kind }) => kind);
  const biases = [...kinds].map(
    ([kind, members]) =>
      `${kind} ${shown(mean(members.map((answer) => evaluate(answer).score - meanGrades(answer)[3])), 0)} (${members.length})`,
  );
  console.log(`  points above the graders by kind of answer: ${biases.join(', ')}`);
  return {
    answers: answers.length,
    withRubric: known.correlation,
    withoutRubric: unknown.correlation,
    graders,
    meanError: all.meanError,
    withinOneBand: all.withinOneBand,
  };
}

/** What an answer loses under other questions: a score that ignores the question would lose nothing. */
function printPointsLost(title: string, answers: readonly BenchAnswer[], by = coach): void {
  const pairs = answers.flatMap((answer, index) =>
    [1, 2, 3].map((step) => {
      const others = answers.filter(({ question }) => question !== answer.question);
      return { answer, other: others[(index * 7 + step * 13) % others.length]! };
    }),
  );
  const right = pairs.map(({ answer }) => evaluate(answer, by));
  const wrong = pairs.map(({ answer, other }) => evaluate(answer, by, other));
  const lost = mean(right.map(({ score }, index) => score - wrong[index]!.score));
  const area = areaUnderCurve(
    right.map(({ relevance }) => relevance),
    wrong.map(({ relevance }) => relevance),
  );
  console.log(
    `  under another question, ${title}: ${shown(lost, 1)} points lost, area under the curve of relevance ${shown(area, 3)}`,
  );
}

function printFirstAdvice(answers: readonly SpokenAnswer[]): void {
  const counts = new Map<string, number>();
  for (const answer of answers) {
    const [first = ''] = evaluate(answer).advice;
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const shares = [...counts].toSorted(([, one], [, two]) => two - one).slice(0, 4);
  console.log(
    `  first advice: ${shares.map(([kind, count]) => `${kind} ${percent(count / answers.length)}`).join(', ')}`,
  );
}

function countFooled(by: typeof coach): number {
  const fooled = trickAnswers
    .map((answer) => ({ answer, score: evaluate(answer, by).score }))
    .filter(({ score }) => score >= 40);
  console.log(
    `  ${by === coach ? 'questions of the bank' : 'the same questions unknown'}: ${fooled.length} of ${trickAnswers.length} reach 40${fooled.map(({ answer, score }) => `\n    ${answer.id} (${answer.trick}): ${score}`).join('')}`,
  );
  return fooled.length;
}

const measured = { ko: measureLanguage('ko'), en: measureLanguage('en') };

console.log('\nAnswers of the first calibration set, to which no weight is fitted');
for (const language of languages) {
  const answers = gradedAnswers.filter((answer) => answer.language === language);
  const expected = answers.map(({ level }) => levels.indexOf(level));
  const [known, unknown] = [coach, stranger].map((by) =>
    rankCorrelation(
      answers.map((answer) => evaluate(answer, by).score),
      expected,
    ),
  );
  console.log(
    `  ${language}: ${answers.length} answers, ρ with the expected level ${shown(known!)}, without rubric ${shown(unknown!)}`,
  );
}

console.log(
  '\nAnswers in the manner of recorded interviews, to which nothing is fitted (one grader)',
);
for (const language of languages) {
  const answers = naturalFreshAnswers.filter((answer) => answer.language === language);
  const scores = answers.map((answer) => evaluate(answer).score);
  const grades = answers.map(({ grades: [, , , overall] }) => overall);
  const errors = scores.map((score, index) => score - grades[index]!);
  const below = (values: readonly number[]) => values.filter((value) => value < 40).length;
  console.log(
    `  ${language}: ${answers.length} answers, ρ ${shown(rankCorrelation(scores, grades))}, mean error ${shown(mean(errors.map(Math.abs)), 1)}, bias ${shown(mean(errors), 1)}, below 40: ${below(scores)}, graded below 40: ${below(grades)}`,
  );
  printPointsLost(
    language,
    answers.filter(({ grades: [relevance] }) => relevance > 50),
  );
}

console.log('\nOrdinary answers to the standard questions, from which nothing was learned');
for (const language of languages)
  printPointsLost(
    language,
    standardQuestions.flatMap(({ id, text }) =>
      standardAnswers[id]![language].unseen.map((answer) => ({
        question: text[language],
        questionId: null,
        answer,
        durationSeconds: null,
        timeLimitSeconds: 60,
        language,
      })),
    ),
  );

console.log('\nPoints recognised in example sentences that were held back');
for (const language of languages) {
  const { recall, precision } = measureRecognition(language);
  console.log(`  ${language}: recall ${shown(recall)}, precision ${shown(precision)}`);
}

console.log('\nTrick answers');
const tricks = {
  total: trickAnswers.length,
  fooledKnown: countFooled(coach),
  fooledUnknown: countFooled(stranger),
};

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

console.log(`\nSpeed: loaded in ${shown(loading, 0)} ms`);
for (const language of languages) {
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

if (process.argv.includes('--write')) {
  const ten = heldBack
    .flatMap(({ answers }) => answers)
    .filter(({ timeLimitSeconds }) => timeLimitSeconds === 10);
  const bias = mean(ten.map((answer) => evaluate(answer).score - meanGrades(answer)[3]));
  const figures: typeof agreement = {
    measuredOn: new Date().toISOString().slice(0, 10),
    languages: measured,
    tenSeconds: { bias },
    tricks,
  };
  const file = fileURLToPath(import.meta.resolve('@daedap/coach/agreement'));
  const rounded = (_: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1_000) / 1_000 : value;
  writeFileSync(file.replace(/\.ts$/, '.json'), `${JSON.stringify(figures, rounded, 2)}\n`);
}
