import type { Language } from '@daedap/contract/languages';
import { examples, isHeldBack } from '../examples/examples.ts';
import { knownQuestions } from '../src/bank.ts';
import { createAnswerReader } from '../src/reading.ts';
import { loadMorphemes } from '../src/morphemes.ts';
import { readMorphemeFiles } from '../node/morpheme-files.ts';

/** How well points are recognised in the sentences that were held back from the training. */
export function measureRecognition(language: Language) {
  const read = createAnswerReader(loadMorphemes(readMorphemeFiles()), knownQuestions);
  let [right, wrong, missed] = [0, 0, 0];
  for (const question of knownQuestions) {
    const { points } = examples.get(question.id)!;
    for (const { id } of question.points) {
      const sentences = points[id]![language];
      const transcript = sentences.find((_, index) =>
        isHeldBack(question.id, id, index, language),
      )!;
      if (!transcript) continue;
      const reading = read({
        question: { text: question.text[language], bankId: question.id },
        transcript,
        durationSeconds: null,
        timeLimitSeconds: 60,
        language,
      });
      for (const { point, degree } of reading.points) {
        if (degree >= 1 && point.id === id) right += 1;
        else if (degree >= 1) wrong += 1;
        else if (point.id === id) missed += 1;
      }
    }
  }
  return { recall: right / (right + missed), precision: right / (right + wrong) };
}
