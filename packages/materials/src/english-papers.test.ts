import { describe, expect, test } from 'vitest';
import type { MaterialKind } from './kinds.ts';
import { makeQuestions } from './make-questions.ts';

// What reviewers refused in questions from English papers, each as a rule.

/** Everything that a paper gives with many seeds. */
function questionsOf(text: string, kind: MaterialKind, count = 10) {
  const documents = [{ id: 'paper', kind, text }];
  return Array.from({ length: 25 }, (_, seed) =>
    makeQuestions({ documents, language: 'en', count, seed: `${seed}` }),
  ).flat();
}

const textsOf = (text: string, kind: MaterialKind) =>
  questionsOf(text, kind)
    .map((question) => question.text)
    .join('\n');

describe('what a portfolio prints around its texts is not asked about', () => {
  const portfolio = `Contents
01  Ferry Terminal ............ built
02  Nine Benches .............. own time

01  FERRY TERMINAL
Client: Harbour Board of Ness
Year: 2020–2022
Area: 900 m²   Cost: £2.1m   Status: completed May 2022
My role: assistant from the first sketch to the opening

I redesigned the waiting room after watching forty passengers queue in the rain.

Fig. 2.1  Waiting room, drawn by me and coloured by a friend`;

  test('neither a line of the contents, nor the data of a project, nor a caption', () => {
    const texts = textsOf(portfolio, 'portfolio');
    expect(texts).toContain('redesigned the waiting room');
    expect(texts).toContain('the "Ferry Terminal" project');
    expect(texts).not.toMatch(/\.{4}|Cost|Status|Client|coloured|Nine Benches/);
  });

  test('nor a note on the pages themselves', () => {
    const note =
      'Every page says what I drew and what I did not. Where a plan was made by two of us, my part is in the caption.';
    expect(questionsOf(note, 'portfolio')).toEqual([]);
  });

  test('and what somebody else granted was not done by the writer', () => {
    const item = '01  BOAT SHED\n- Planning permission granted on third submission';
    expect(questionsOf(item, 'portfolio')).toEqual([]);
  });

  test('a project has the small words of its name in small letters', () => {
    const shed = '01  A SHED FOR THE ROWERS\nI built a model of the roof in card and plaster.';
    expect(textsOf(shed, 'portfolio')).toContain('"A Shed for the Rowers"');
    const walk = '02  THE LONG WALK\nI built a model of the bridge in card and plaster.';
    expect(textsOf(walk, 'portfolio')).not.toMatch(/the "The/i);
  });
});

describe('a thesis is called by its title', () => {
  const below = (line: string) => textsOf(`EDUCATION\nMA thesis, Ness, 2020–2021\n${line}`, 'cv');

  test('a line without an end is one', () => {
    expect(below('Tides and the price of herring')).toContain('Tides and the price of herring');
  });

  test('a sentence or a question about it is none', () => {
    expect(below('How long may a harbour stay empty?')).not.toMatch(/thesis/);
    expect(below('The quay is therefore a street.')).not.toMatch(/thesis/);
  });
});

describe('skills', () => {
  test('a language is no tool, and an empty entry is nothing', () => {
    const cv =
      'SKILLS\nArcGIS (3 years) / QGIS / hand drafting\nLanguages: English, Danish (native), Thai';
    const texts = textsOf(cv, 'cv');
    expect(texts).toContain('QGIS');
    expect(texts).not.toMatch(/Danish|Thai|English/);
    expect(questionsOf('SKILLS\nNone', 'cv')).toEqual([]);
  });

  test('no certificate is none in Korean as well', () => {
    const documents = [{ id: 'cv', kind: 'cv' as const, text: '자격증\n해당사항 없음' }];
    const order = { documents, language: 'ko' as const, count: 10, seed: 'a' };
    expect(makeQuestions(order)).toEqual([]);
  });

  test('a weak point, a lesson without content and a liking are no event in Korean', () => {
    const weak = '■ 성격의 장단점\n- 단점 : 가끔 너무 서두름. 요즘은 고치는 중임';
    const vague = '동아리에서 다양한 활동을 하며 많은 것을 배웠습니다.';
    const liked = '느린 걸음이 멀리 간다는 슬로건이 마음에 와닿았습니다.';
    for (const text of [weak, vague, liked]) {
      const documents = [{ id: 'letter', kind: 'cover-letter' as const, text }];
      expect(makeQuestions({ documents, language: 'ko', count: 10, seed: 'a' })).toEqual([]);
    }
  });

  test('who has used what he learned in the same sentence is not asked where', () => {
    const letter = 'I taught myself QGIS and created a map of every bench in our town.';
    expect(textsOf(letter, 'cover-letter')).not.toContain('built or solved');
  });
});

describe('an aside is no event', () => {
  test('what is said along with the notice', () => {
    const letter =
      'I could start after one month’s notice and am used to 5 a.m. shifts; I worked at a fish market for two years.';
    expect(questionsOf(letter, 'cover-letter')).toEqual([]);
  });

  test('how things stood before', () => {
    const letter = 'When I arrived in May 2020 the shop was selling around 30 loaves a day.';
    expect(questionsOf(letter, 'cover-letter')).toEqual([]);
  });

  test('work of every day in a list', () => {
    expect(questionsOf('EXPERIENCE\n- Sorted and shelved post for delivery', 'cv')).toEqual([]);
  });

  test('somebody’s health', () => {
    const letter = 'I had a shoulder injury in 2018 which ended my years of rowing for the club.';
    expect(questionsOf(letter, 'cover-letter')).toEqual([]);
  });

  test('a result whose reason is named is not asked for its reason', () => {
    const item = '01  BOAT SHED\n- Concrete reduced from 300 m³ to 180 m³ by turning the plan';
    const texts = textsOf(item, 'portfolio');
    expect(texts).toContain('Concrete reduced');
    expect(texts).not.toMatch(/was the reason|due to your own work/);
  });

  test('a change that no word describes', () => {
    expect(questionsOf('I changed the way I worked with others.', 'cover-letter')).toEqual([]);
  });

  test('what nobody knows without the sentence before', () => {
    const letter = 'I wrote the letter, and I now read every address back to callers.';
    expect(questionsOf(letter, 'cover-letter')).toEqual([]);
    expect(textsOf('I took the height from a table and did not test it.', 'portfolio')).toBe('');
  });
});

describe('a long sentence is quoted up to the end of a clause', () => {
  const quoted = (letter: string) => textsOf(letter, 'cover-letter');

  test('the first verb of a row is complete', () => {
    const texts = quoted(
      'I built a card index with dates and a short note for each parcel found on the quay, brought it up to 900 cards, then to 1,200, and showed the first drawer to the harbour master before anybody else saw it.',
    );
    expect(texts).toContain('for each parcel found on the quay.');
    expect(texts).not.toContain('900 cards');
  });

  test('without what only adds to it', () => {
    expect(
      quoted(
        'I spent nine mornings with the men of a mussel raft and went home with twelve notebooks of sketches, most of it rain.',
      ),
    ).toContain('twelve notebooks of sketches.');
    expect(
      quoted(
        'We lowered the counter to knee height and took away the gate between the two halls (waiting time at noon brought from 12 minutes to 4).',
      ),
    ).toContain('took away the gate between the two halls.');
  });

  test('the clause of the writer is taken where the first one is about others', () => {
    const texts = quoted(
      'But the readers who came for the storm mostly stayed, and I think that is because we changed the order of the paper so that the longest report stands on the third page.',
    );
    expect(texts).toContain('you changed the order of the paper');
  });

  test('a letter of long sentences gives questions', () => {
    const letter = `For the past three and a half years I have produced "Low Tide", a monthly evening of readings at Ness Lighthouse, a museum kept open on about £20,000 a year and the patience of its neighbours.

I spent nine mornings with the men of a mussel raft and went home with twelve notebooks of sketches, most of it rain. I built a card index with dates and a short note for each parcel found on the quay, brought it up to 900 cards, then to 1,200, and showed the first drawer to the harbour master before anybody else saw it.

Last autumn I invited a poet and a critic for the same evening without telling either of them that the other one would be there. The critic left after the first poem, and I had half an hour to fill with a lantern and a box of old postcards.`;
    const documents = [{ id: 'letter', kind: 'cover-letter' as const, text: letter }];
    const made = makeQuestions({ documents, language: 'en', count: 10, seed: 'a' });
    expect(made.length).toBeGreaterThanOrEqual(6);
  });
});

test('a time of day at the end of a clause has one full stop', () => {
  const letter =
    'I organised a reading for forty children at the old lighthouse every Friday at 6 p.m.';
  const texts = textsOf(letter, 'cover-letter');
  expect(texts).toContain('6 p.m');
  expect(texts).not.toContain('..');
});

test('a short line with two figures is a result', () => {
  const texts = textsOf(
    '01  BOAT SHED\n- Excavation cut from 300 m³ to 180 m³ by turning the plan',
    'portfolio',
  );
  expect(texts).toContain('Excavation cut from 300');
});
