import { describe, expect, test } from 'vitest';
import type { MaterialKind } from './kinds.ts';
import { makeQuestions } from './make-questions.ts';
import { englishTextsOf, manyQuestionsOf } from './testing/many-questions.ts';

// What reviewers refused in questions from English papers, each as a rule.

const questionsOf = (text: string, kind: MaterialKind, count?: number) =>
  manyQuestionsOf(text, kind, 'en', count);

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
    const texts = englishTextsOf(portfolio, 'portfolio');
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
    expect(englishTextsOf(shed, 'portfolio')).toContain('"A Shed for the Rowers"');
    const walk = '02  THE LONG WALK\nI built a model of the bridge in card and plaster.';
    expect(englishTextsOf(walk, 'portfolio')).not.toMatch(/the "The/i);
  });
});

describe('a thesis is called by its title', () => {
  const below = (line: string) =>
    englishTextsOf(`EDUCATION\nMA thesis, Ness, 2020–2021\n${line}`, 'cv');

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
    const texts = englishTextsOf(cv, 'cv');
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
    expect(englishTextsOf(letter, 'cover-letter')).not.toContain('built or solved');
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
    const texts = englishTextsOf(item, 'portfolio');
    expect(texts).toContain('Concrete reduced');
    expect(texts).not.toMatch(/was the reason|due to your own work/);
  });

  test('a change that no word describes', () => {
    expect(questionsOf('I changed the way I worked with others.', 'cover-letter')).toEqual([]);
  });

  test('what nobody knows without the sentence before', () => {
    const letter = 'I wrote the letter, and I now read every address back to callers.';
    expect(questionsOf(letter, 'cover-letter')).toEqual([]);
    expect(englishTextsOf('I took the height from a table and did not test it.', 'portfolio')).toBe(
      '',
    );
  });
});

describe('a long sentence is quoted up to a safe end, or not at all', () => {
  const quoted = (letter: string) => englishTextsOf(letter, 'cover-letter');

  test('before a colon, a dash, or a clause with its own subject', () => {
    expect(
      quoted(
        'I rebuilt the landing stage of the old ferry in one winter: forty planks of larch, nine piles and two hundred bolts from a closed yard.',
      ),
    ).toContain('“I rebuilt the landing stage of the old ferry in one winter.”');
    expect(
      quoted(
        'I painted the signs of all nine footpaths around the harbour in three colours, and the council paid for the wood and for the first coat.',
      ),
    ).toContain('“I painted the signs of all nine footpaths around the harbour in three colours.”');
  });

  test('a row of verbs is not cut, and neither is a sentence that begins with others', () => {
    expect(
      quoted(
        'I built a card index with dates and a short note for each parcel found on the quay, brought it up to 900 cards, then to 1,200, and showed the first drawer to the harbour master before anybody else saw it.',
      ),
    ).toBe('');
    expect(
      quoted(
        'But the readers who came for the storm mostly stayed, and I think that is because we changed the order of the paper so that the longest report stands on the third page.',
      ),
    ).toBe('');
  });

  test('two lines of a paper never run together', () => {
    const portfolio =
      '01  TIDE CLOCK\n2021. Larch, brass and glass from three closed harbours, edition of 12\nMade together with the rowing club of the lower town, for people who cannot read a tide table.';
    expect(englishTextsOf(portfolio, 'portfolio')).not.toMatch(/12 Made/);
  });
});

describe('a quote stands alone when it is heard', () => {
  test.each([
    'I asked my colleagues to check it every four hours.',
    'I think the same is true of a bag of seed.',
    'I visited every Wednesday for ten weeks and watched how they drink tea.',
    'Next year I applied to the school of rope making.',
    'I have never forgotten that.',
    'I rebuilt both in one summer with a borrowed crane.',
    'I repaired the other two in the winter after the storm.',
    'The next spring I built a second boat with an older friend.',
  ])('%s', (letter) => {
    expect(questionsOf(letter, 'cover-letter')).toEqual([]);
  });

  test('a pronoun whose noun is in the quote does no harm', () => {
    const letter = 'I trained two apprentices and wrote their first splicing manual.';
    expect(englishTextsOf(letter, 'cover-letter')).toContain(`“${letter}”`);
  });
});

describe('what is no deed is not asked about as one', () => {
  test.each([
    'I studied at the College of Rope and Sail (BA, 2019).',
    'I joined Hollin Sails after my service in the navy.',
    'I found splicing hard in my first autumn at the loft.',
    'I started out the way my uncle had started with me.',
    'Head of Lofts, Hollin Sail Makers, Oban',
  ])('%s', (letter) => {
    expect(questionsOf(letter, 'cover-letter')).toEqual([]);
  });

  test.each([
    'Outside work\nSwim a lot in cold water with a friend.',
    'Rigger, Hollin Sails Ltd (2019 - 2021)\n- Selected for Young Riggers 2020, second prize',
  ])('%s', (cv) => {
    expect(englishTextsOf(cv, 'cv')).toBe('');
  });

  test('a heading of works and an address are no project', () => {
    const portfolio =
      'Marta Lind\nWorkshop: Unit 4, Old Quay, Oban\nSelected work 2018–2023\n\nI carve the hands of clocks from single pieces of larch.';
    expect(englishTextsOf(portfolio, 'portfolio')).not.toMatch(/project|Selected|Unit 4/);
  });

  test('somebody whom a teacher quotes is not the pupil', () => {
    const record = 'Community\nThe harbour office wrote to us: "We have kept the chart."';
    expect(englishTextsOf(record, 'school-record')).toBe('');
  });
});

describe('an employer is named only where it is certain', () => {
  const line = '- Built a rack for forty sails';

  test('a label and a title are no employer', () => {
    const labelled = `PRESENT EMPLOYER\nHollin Sails Pvt. Ltd., Oban\tJuly 2019 to till date\n${line}`;
    expect(englishTextsOf(labelled, 'cv')).toContain('at Hollin Sails Pvt. Ltd.');
    const titled = `Sail Technician – Shift In-charge\tJune 2019 to till date\n${line}`;
    expect(englishTextsOf(titled, 'cv')).not.toContain('your time at');
  });
});

test('a school that ended inside of a gap closes it', () => {
  const cv = (school: string) =>
    `WORK EXPERIENCE\n\nRigger, Hollin Sails Ltd\tFeb 2018 to May 2021\n- Built a rack for forty sails\n\nDeckhand, Ness Ferries Ltd\tMay 2012 to Dec 2013\n- Painted the hull of the old ferry\n${school}`;
  expect(englishTextsOf(cv(''), 'cv')).toMatch(/gap|no position/);
  expect(
    englishTextsOf(cv('\nEDUCATION\nB.Sc Boat Building\tOban College\t2017\t74%'), 'cv'),
  ).not.toMatch(/gap|no position/);
});

describe('an ad', () => {
  test('is not asked about its terms, its authority, a handover or where one lives', () => {
    const ad =
      'The job\n- You would overlap with her for six weeks\n- You have authority to stop work\n- In March it changes fast\n\nWhat we need\n- Live within 40 minutes of the loft\n- High school diploma or GED';
    expect(englishTextsOf(ad, 'job-ad')).toBe('');
  });

  test('quotes a line whatever its grammar', () => {
    const ad =
      "Your tasks\n- patch, wash and fold sails, and explain a bill to an owner who doesn't like it\n- grease winches; keep the log in order";
    const texts = englishTextsOf(ad, 'job-ad');
    expect(texts).toContain(
      "“Patch, wash and fold sails, and explain a bill to an owner who doesn't like it.”",
    );
    expect(texts).toContain('“Grease winches.”');
  });
});

describe('a follow-up fits its quote', () => {
  const below = (line: string) =>
    englishTextsOf(`Rigger, Hollin Sails Ltd (2019 - present)\n- ${line}`, 'cv');

  test('what somebody does now is asked in the present, and what has ended in no tense', () => {
    expect(below('Supervise three riggers and a rota of 12 volunteers')).not.toMatch(
      /did you decide/,
    );
    const ended = englishTextsOf(
      'Rigger, Hollin Sails Ltd (2012 - 2015)\n- Handling of stores, ropes and paint',
      'cv',
    );
    expect(ended).not.toMatch(/do you make sure|goes wrong/);
  });

  test('what was counted was not measured', () => {
    expect(below('Lost shackles brought down from 87 to 6 in one year')).not.toContain('measured');
    expect(below('Rope waste brought down from 8.7% to 2.6% in one year')).toContain('measured');
  });

  test('whoever wrote something alone is not asked for his part', () => {
    expect(below('Wrote the checklist of the loft for handing back a mast')).not.toContain(
      'own part',
    );
  });

  test('who only advised has helped nobody for certain', () => {
    const letter = 'Last spring I advised an owner not to sell the boat of his uncle.';
    expect(englishTextsOf(letter, 'cover-letter')).not.toContain('that it helped');
  });

  test('how it was done is not asked where the next sentence says so', () => {
    const cv =
      'Brought stock accuracy from 96.1% to 99.2% in 18 months. Mostly by counting the fast shelves every week';
    expect(below(cv)).not.toMatch(/go about it|concretely|biggest difference/);
  });

  test('what was ruined is a failure', () => {
    const letter = 'In 2021 I ruined a new jib by drying the cloth too fast.';
    expect(englishTextsOf(letter, 'cover-letter')).toMatch(
      /main reason|first thing|differently since/,
    );
  });
});

test('how a thing of a project is made is asked for its reason, and who uses it is not', () => {
  const below = (line: string) => englishTextsOf(`01  TIDE CLOCK\n${line}`, 'portfolio');
  expect(below('The case is carved from one block of larch without glue.')).toMatch(
    /solve it in that way|gave you the idea/,
  );
  expect(below('The harbour office uses forty of the clocks every day of the year.')).toBe('');
  expect(below('Weight of the case became 18% lower.')).toContain('18% lower');
});

test('the head of a report with the name of the pupil is no opinion', () => {
  const record =
    'Marek Jonas Holst Form: 10B\n\nMarek writes with real economy. Marek builds models of old ferries with great care.';
  const texts = englishTextsOf(record, 'school-record');
  expect(texts).toContain('“Marek writes with real economy.”');
  expect(texts).not.toContain('10B');
  const home = 'Marek has had a hard year at home. Marek builds models of old ferries.';
  expect(englishTextsOf(home, 'school-record')).not.toContain('at home');
});

test('an office stands before the name of its organisation', () => {
  const cv =
    'Treasurer of the Harbour Food Bank (2018 - 2020)\n- Built a rota for forty drivers in one week';
  expect(englishTextsOf(cv, 'cv')).not.toContain('at Treasurer');
});

test('a label names the subject also below the title of a report', () => {
  const record = 'ANNUAL REPORT\n\nHistory: Wrote a long essay on the strike of the rope makers.';
  expect(englishTextsOf(record, 'school-record')).toMatch(/History[^\n]*“Wrote a long essay/);
});

test('a result that the paper doubts itself is not asked for its share', () => {
  const letter =
    'Our repair rate on the night shift went from 9 percent to 4. I honestly cannot tell how much of it was the new machines.';
  const texts = englishTextsOf(letter, 'cover-letter');
  expect(texts).toContain('repair rate');
  expect(texts).not.toMatch(/due to your own|biggest difference|else could explain/);
});

test('a time of day at the end of a clause has one full stop', () => {
  const letter =
    'I organised a reading for forty children at the old lighthouse every Friday at 6 p.m.';
  const texts = englishTextsOf(letter, 'cover-letter');
  expect(texts).toContain('6 p.m');
  expect(texts).not.toContain('..');
});

test('a short line with two figures is a result', () => {
  const texts = englishTextsOf(
    '01  BOAT SHED\n- Excavation cut from 300 m³ to 180 m³ by turning the plan',
    'portfolio',
  );
  expect(texts).toContain('Excavation cut from 300');
});
