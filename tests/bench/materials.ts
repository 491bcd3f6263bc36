// How long 20 pages of papers take until there are questions: `npm run bench:materials`.
import { languages, type Language } from '@daedap/contract/languages';
import { makeQuestions } from '@daedap/materials/make-questions';
import { maskPersonalData } from '@daedap/materials/masks';
import { readFixtures } from '@daedap/materials/node/read-fixtures';

/** 20 pages, and four times as much: the time should grow no faster than the text. */
const sizes = [40_000, 160_000];
const runs = 5;

const written = (language: Language) =>
  readFixtures()
    .filter((fixture) => fixture.language === language && fixture.kind !== 'job-ad')
    .map(({ text }) => text)
    .join('\n\n');

function milliseconds(text: string, language: Language): number {
  const started = performance.now();
  const masked = maskPersonalData(text, { kind: 'cover-letter', blind: true });
  const document = { id: 'papers', kind: 'cover-letter', text: masked.text } as const;
  makeQuestions({ documents: [document], language, count: 20, seed: 'bench' });
  return performance.now() - started;
}

for (const language of languages)
  for (const size of sizes) {
    const own = written(language);
    const text = own.repeat(Math.ceil(size / own.length)).slice(0, size);
    const times = Array.from({ length: runs }, () => milliseconds(text, language)).toSorted(
      (one, two) => one - two,
    );
    const [best, middle] = [times[0]!, times[Math.floor(runs / 2)]!];
    console.log(
      `${language} ${size} characters: ${best.toFixed(0)} ms at best, ${middle.toFixed(0)} ms in the middle`,
    );
  }
