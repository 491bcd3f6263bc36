import { describe, expect, test } from 'vitest';
import { makeQuestions } from './make-questions.ts';
import { englishTextsOf } from './testing/many-questions.ts';

// What reviewers of English questions found last, with sentences of other trades.

describe('a gap in time', () => {
  const cv = (first: string, second: string, more = '') =>
    englishTextsOf(
      `EMPLOYMENT\n\nRigger, Hollin Sails, ${first}\n- Built a rack for forty sails\n\nCooper, Ness Casks, ${second}\n- Repaired sixty casks for a brewery${more}`,
      'cv',
    );

  test('that is known by years is told in years', () => {
    const texts = cv('2014 - 2016', '2019 - 2023');
    expect(texts).toMatch(/etween 2016 and 2019/);
    expect(texts).not.toMatch(/January|December/);
  });

  test('that is known by months is told in months', () => {
    expect(cv('Mar 2014 - May 2016', 'June 2019 - Aug 2023')).toContain('May 2016 and June 2019');
  });

  test('of long ago is not asked about, also if the last post goes on', () => {
    const texts = cv('2005 - 2008', '2011 - present', '\n\nTRAINING\nFirst aid, 2024');
    expect(texts).not.toMatch(/gap|shows no position/);
  });
});

describe('a quote', () => {
  const listed = (lines: string) =>
    englishTextsOf(`EMPLOYMENT\n\nCooper, Ness Casks, Mar 2019 - Aug 2023\n${lines}`, 'cv');

  test.each([
    'Training apprentices, 3 nos. per year',
    'Repairing casks, vats, tubs, etc. for inns',
  ])('does not end at an abbreviation: %s', (line) =>
    expect(listed(`- ${line}\n- Built a steam box for staves`)).not.toMatch(/nos|etc/),
  );

  test('does not begin in a sentence that was wrapped', () => {
    const texts = listed(
      'Achievement: Leaking casks that came back went down from 9 in 2020-21 season to 2 in\n2022-23 season. I began a chalk mark (one / two / three strokes) that stands on the lid of\nevery cask so that the cellar can see who made the head of it.',
    );
    expect(texts).not.toContain('“Every cask');
    expect(texts).toContain('from 9 in 2020-21 season to 2 in 2022-23 season');
  });

  const letter = (text: string) => englishTextsOf(text, 'cover-letter');

  test('tells nobody’s age', () => {
    expect(letter('I turned 47 in March and I repaired sixty casks for a brewery last year.')).toBe(
      '',
    );
    expect(letter('I am 47 and I built a steam box for staves in my yard.')).toBe('');
  });

  test('ends before a clause that only a comma joins', () => {
    const texts = letter(
      'I built a steam box for the staves in May, my uncle showed me the drawings.',
    );
    expect(texts).toContain('“I built a steam box for the staves in May.”');
  });

  test('keeps a condition with what follows from it', () => {
    const texts = letter(
      'I learned that if the oak is still green, it splits under the first hoop.',
    );
    expect(texts).not.toContain('green.”');
  });
});

describe('a school record', () => {
  const record = `SCHOOL RECORD

Activities
Rowing Club		XI			Captain. Repaired two boats with a teacher in the holidays.

Mathematics (61, 63)
Can do better if she practises proofs every day.

General remarks
Needs more practice with long texts at home and here.`;
  const texts = englishTextsOf(record, 'school-record');

  test('takes no class for a subject', () => {
    expect(texts).toContain('“Repaired two boats with a teacher in the holidays.”');
    expect(texts).not.toMatch(/\bXI\b/);
  });

  test('names the subject of a weakness, or leaves it out', () => {
    expect(texts).toMatch(/Mathematics[^“]*“Can do better/);
    expect(texts).not.toMatch(/record reads: “Can|says: “Can|Needs more practice/);
  });
});

test('a bare figure is asked for its main reason', () => {
  const texts = englishTextsOf('Geography: Score rose from 51 to 72.', 'school-record');
  expect(texts).toContain('What do you think was the main reason for that change?');
});

describe('an ad', () => {
  const texts = englishTextsOf(
    `COOPER

Your tasks
- Shave and bend staves for barrels
- Lambing season (March to May, and again in autumn): expect long days and some early mornings in the yard
- Ness Yard, Oban

What you need
- Leather apron
- A forklift licence

Nice to have
- HGV, current or lapsed`,
    'job-ad',
  );

  test('asks for no season, place or thing', () => {
    expect(texts).toContain('Shave and bend staves');
    expect(texts).not.toMatch(/Lambing|Ness Yard|apron/);
  });

  test('asks whether one has a licence', () => {
    expect(texts).toMatch(/forklift licence\.” Do you have/);
    expect(texts).toMatch(/HGV, current or lapsed\.” Do you have/);
  });
});

test('a letter in plain speech, with clauses that run on, gives five questions', () => {
  const text = `At the brewery I was on lates for nine years so the hours are no problem to me, my body is used to it. I was also the first aider for our floor and I did the log book.

What I have not got: I have not got any ticket for the crane. I started the Safety Certificate at the college in May, it is Mondays, I have done six units so far. I have not handled wine in big tanks, ours was all beer.

Since March I go to the boat shed at Oban harbour as a volunteer. I know that in a shed the log is important because the next crew only has what was written down.`;
  const questions = makeQuestions({
    documents: [{ id: 'letter', kind: 'cover-letter', text }],
    language: 'en',
    count: 10,
    seed: 'plain',
  });
  expect(questions.length).toBeGreaterThanOrEqual(5);
});
