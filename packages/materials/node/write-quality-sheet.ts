// Writes a sheet of questions for reviewers, who have not seen how they are made: ten for each of the papers, in a random
// order, without any judgement. `node packages/materials/node/write-quality-sheet.ts <file.csv> [seed]`
import { writeFileSync } from 'node:fs';
import { makeQuestions } from '../src/make-questions.ts';
import { maskPersonalData } from '../src/masks.ts';
import { randomFrom } from '../src/seeded.ts';
import { readFixtures } from './read-fixtures.ts';

const [file, seed = 'sheet'] = process.argv.slice(2);
if (!file) throw new Error('Which file?');

const questionsOfEach = 10;
const random = randomFrom(seed);

const rows = readFixtures()
  .flatMap(({ id, kind, language, blind, text }) => {
    const document = { id, kind, text: maskPersonalData(text, { kind, blind }).text };
    const order = { documents: [document], language, count: questionsOfEach, seed, blind };
    return makeQuestions(order).map(({ text: question, source }) => ({
      document: id,
      source: source.sentence.replaceAll(/\s+/g, ' '),
      question,
    }));
  })
  .map((row) => ({ row, place: random() }))
  .toSorted((one, two) => one.place - two.place)
  .map(({ row: { document, source, question } }, index) =>
    [`${index + 1}`, document, source, question].map(csvField).join(','),
  );

writeFileSync(file, `${['number,document,source,question', ...rows].join('\n')}\n`);
process.stdout.write(`${rows.length} questions in ${file}\n`);

function csvField(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
