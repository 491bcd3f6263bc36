import { describe, expect, test } from 'vitest';
import { makeQuestions } from './make-questions.ts';
import { englishTextsOf } from './testing/many-questions.ts';

// How English papers of many trades are laid out, and what is asked of them.

describe('the employer of a CV', () => {
  const line = '- Built a rack for forty sails';

  test.each([
    ['Rigger, Grade 2 – Loft 4 (24 boats)\tMar 2019 – present\nHollin Sails, Oban', 'Hollin Sails'],
    ['Hollin Sails LLC, Oban\nLoft Lead          June 2019 - Now', 'Hollin Sails LLC'],
    [
      'Hollin Sails Pvt. Ltd., Oban\tJuly 2019 – till date\nRigger (Racing)',
      'Hollin Sails Pvt. Ltd',
    ],
    ['Hollin Sails | Oban | Rigger | 04/2019 - Present', 'Hollin Sails'],
    ['2019–present: Rigger, Institute of Sail Craft, Oban', 'Institute of Sail Craft'],
    ['2019 – now      Rigger, Rope & Canvas, Oban', 'Rope & Canvas'],
    ['Company: Hollin Sails, Oban\nPosition: Rigger\nPeriod: March 2019 to date', 'Hollin Sails'],
    ['Rigger at Hollin Sails (Oban)\nJanuary 2019 – present', 'Hollin Sails'],
  ])('%s', (head, employer) => {
    expect(englishTextsOf(`WORK EXPERIENCE\n\n${head}\n${line}`, 'cv')).toContain(employer);
  });

  test('is the one above where a line says so', () => {
    const cv = `Hollin Sails LLC, Oban\nLoft Lead   June 2019 - Now\n${line}\n\nRigger   Feb 2016 - June 2019\nSame company\n- Designed a bench for splicing wire`;
    expect(englishTextsOf(cv, 'cv')).toMatch(/Hollin Sails LLC[^\n]*splicing wire/);
  });

  test('is not named where it is not certain', () => {
    const texts = englishTextsOf(
      `Rigger, Grade 2 – Loft 4 (24 boats)\tMar 2019 – present\n${line}`,
      'cv',
    );
    expect(texts).toContain('rack for forty sails');
    expect(texts).not.toMatch(/\bat (?:Grade|Loft)/i);
  });

  test('ends with the next part', () => {
    const cv = `Rigger, Hollin Sails (2019 - 2021)\n${line}\n\nBeyond work\n\nOrganised a regatta with 60 boats.`;
    expect(englishTextsOf(cv, 'cv')).not.toMatch(/Hollin Sails[^\n]*regatta/);
  });
});

describe('what a CV lists is no deed', () => {
  test.each([
    'MANDATORY AND OTHER TRAINING\nRope access (renewed May 2024)\nLifting and slinging, fire safety – all in date',
    'Licenses and training\nForklift operator, recertified 2023\nStarted crane course in May',
    'REFEREES\nHelen Marsh, Loft Manager, built half of our boats',
    'PERSONAL DETAILS\nLanguages known\t: English, Tamil\nDate of birth\t: 9th May 1998',
    'Rigger, Hollin Sails (2019 - 2021)\n- Awarded Rigger of the Year\n- Nominated for the harbour prize',
    'Issued 4 March 2022\tPage 2 of 2',
  ])('%s', (cv) => {
    expect(englishTextsOf(cv, 'cv')).toBe('');
  });
});

describe('a line of a list', () => {
  const below = (line: string) =>
    englishTextsOf(`Rigger, Hollin Sails (2019 - 2021)\n- ${line}`, 'cv');

  test('with a participle and no object tells what others did', () => {
    const texts = below('Picked to test the new winch at sea, then trained nine others');
    expect(texts).toContain('“Picked to test the new winch at sea, then trained nine others.”');
    expect(texts).not.toMatch(/you picked|that decision|chosen differently/);
  });

  test('with a verb in the present is work that goes on', () => {
    const texts = below('Train two apprentices and do their rota');
    expect(texts).toContain('“Train two apprentices and do their rota.”');
    expect(texts).not.toMatch(/did you do first|How did you notice|How did you go/);
  });

  test('with "done" or "written" tells of a deed, in its own words', () => {
    expect(below('Written all splicing manuals for the loft')).toContain(
      '“Written all splicing manuals for the loft.”',
    );
  });

  test('that names a new place is not asked who decided', () => {
    const texts = below('Moved to the mast workshop from May 2020');
    expect(texts).toContain('new for you');
    expect(texts).not.toMatch(/decide on your own|do differently/);
  });

  test('gives its result behind a semicolon', () => {
    const texts = below('Introduced a tool board; tool losses went from 31 in 2020 to 9 in 2021');
    expect(texts).toContain('“Tool losses went from 31 in 2020 to 9 in 2021.”');
  });

  test('may be wrapped, with or without an indent', () => {
    const wrapped = below(
      'Repaired the mainsail of the lifeboat in one night with\n  two volunteers',
    );
    expect(wrapped).toContain('in one night with two volunteers');
  });
});

describe('a school record', () => {
  const record = `SCHOOL RECORD (English translation)

1. Activities
Autonomous (30 h)	As class secretary she proposed a quiet corner in the library and drew the plan by herself.
Club (28 h)	"Kite" Weather Club. Compared the wind at three heights with a home-made vane.

2. Remarks by subject
Geography: Reads maps closely. In the debate on ferries she defended the side opposite to her own opinion.
Music	Composed a march for six recorders. Tends to hurry when the piece is slow.

3. Reading
(1st term) The Sea Around Us (Rachel Carson); Kidnapped (R. L. Stevenson)

Homeroom teacher: Seo Mina (seal)
Issued 17 February 2023	Page 2 of 2`;
  const texts = englishTextsOf(record, 'school-record');

  test('is quoted word for word, as what a teacher wrote', () => {
    expect(texts).toContain('“As class secretary she proposed a quiet corner in the library');
    expect(texts).toContain('“Compared the wind at three heights with a home-made vane.”');
    expect(texts).not.toMatch(/You say|You wrote|Issued|Homeroom/);
  });

  test('names the subject, and no column', () => {
    expect(texts).toMatch(/Geography[^\n]*she defended the side opposite to her own opinion/);
    expect(texts).toMatch(/Music[^\n]*“Composed a march/);
    expect(texts).not.toMatch(/at Music|30 h|Club \(/);
  });

  test('has opinions and books', () => {
    expect(texts).toMatch(
      /“Tends to hurry when the piece is slow.” (?:Do you agree|How do you see)/,
    );
    expect(texts).toContain('"The Sea Around Us"');
  });

  test('may call the pupil by name', () => {
    const report =
      'Physics (Mrs Lowe)\nMarek has worked well. Marek built a small crane from scrap and measured its load.';
    expect(englishTextsOf(report, 'school-record')).toContain(
      '“Marek built a small crane from scrap',
    );
  });
});

describe('lines of an English ad', () => {
  const ad = `Sailmaker
Location: Oban

The role
You will join the loft under the master sailmaker. In your first year you can expect to:
• Cut and sew mainsails, checked by a senior colleague
• Measure boats in the harbour and write up what you find
Most of the day is spent on your knees.

What we need
• A sound grasp of geometry – show us your sums
• You can explain what you did and why
• Able to follow a pattern exactly
• Comfortable with heights
• A full UK driving licence

Nice to have, not essential
• Having taught an apprentice
• A summer in any loft. Boatyards count; tell us what you learned

We can offer
• A warm loft`;
  const texts = englishTextsOf(ad, 'job-ad');

  test('are quoted: tasks, things to have, or people', () => {
    expect(texts).toContain('“Cut and sew mainsails, checked by a senior colleague.”');
    expect(texts).toContain('“You can explain what you did and why.”');
    expect(texts).toContain('“Able to follow a pattern exactly.”');
    expect(texts).toMatch(/“Comfortable with heights.” (?:Can you tell|How|When)/);
    expect(texts).toMatch(
      /(?:a plus|nice to have|advantage|welcomes)[^\n]*“Having taught an apprentice.”/,
    );
  });

  test('and nothing else', () => {
    expect(texts).not.toMatch(
      /expect to:|on your knees|not essential|Boatyards|tell us|licence|warm loft|show us/,
    );
  });

  test('are asked about once each', () => {
    const documents = [{ id: 'ad', kind: 'job-ad' as const, text: ad }];
    const made = makeQuestions({ documents, language: 'en', count: 10, seed: 'a' });
    const sources = made.map(({ source }) => source.start);
    expect(made.length).toBeGreaterThanOrEqual(7);
    expect(new Set(sources).size).toBe(sources.length);
  });

  test('may stand without marks, and in sentences', () => {
    const prose =
      "What you'll do\nYou'll mend sails on the quay, so bring a hat.\n\nWhat we're looking for\nSteady hands and a good eye for colour\nExperience with industrial sewing machines\nYou write clearly\n\nWe need someone who can work alone.";
    const asked = englishTextsOf(prose, 'job-ad');
    expect(asked).toContain("“You'll mend sails on the quay, so bring a hat.”");
    expect(asked).toContain('“Experience with industrial sewing machines.”');
    expect(asked).toContain('“You write clearly.”');
    expect(asked).toContain('“We need someone who can work alone.”');
  });
});

describe('a portfolio', () => {
  test('numbers, capitals, marks and years name its projects', () => {
    for (const heading of [
      '1   TIDE CLOCK',
      '01\nTIDE CLOCK — for a quay',
      '## Tide Clock',
      'Tide Clock, 2021–22',
    ])
      expect(
        englishTextsOf(
          `Marta Lind\n\n${heading}\nI carved the hands from one piece of larch.`,
          'portfolio',
        ),
      ).toContain('"Tide Clock" project');
  });

  test('its data, also a wrapped line of them, are no deeds', () => {
    const data =
      '01  TIDE CLOCK\nRole: design 100%, carving 70% (with a friend who made the case and the\nhands)\nTools: chisel\n\nI carved the hands from one piece of larch.';
    expect(englishTextsOf(data, 'portfolio')).not.toMatch(/100%|chisel|the case/);
  });
});

describe('a letter', () => {
  const asked = (letter: string) => englishTextsOf(letter, 'cover-letter');

  test('that says how long somebody has had a post is not asked for its first step', () => {
    const texts = asked('For the past two years I have been a sailmaker at Hollin Loft in Oban.');
    expect(texts).toContain('I have been a sailmaker at Hollin Loft in Oban.”');
    expect(texts).not.toMatch(/go about it|did you do first|did you do differently/);
  });

  test('what others trusted somebody with is asked for its reason', () => {
    const texts = asked('Last May the owner trusted me to run the loft on my own for a week.');
    expect(texts).toMatch(/you were the one|difficult part|learn from that/);
  });

  test('what was not done is no deed', () => {
    expect(asked('I did not believe that a paper pattern could be true to a hull.')).toBe('');
  });

  test('a sentence longer than a line without a safe end is not used', () => {
    const texts = asked(
      'For my final investigation in the last year of school I measured the stretch of eleven ropes in salt water and in fresh water, comparing wet ones with dry ones.',
    );
    expect(texts).toBe('');
  });

  test('short forms stay as they are', () => {
    expect(asked("I've worked at Hollin Loft on Saturdays for two years.")).toContain(
      "“I've worked at Hollin Loft on Saturdays for two years.”",
    );
  });

  test('a statement for a university is no application for a job', () => {
    const letter =
      'Personal Statement\n\nI volunteered for two years at a lifeboat station in Oban.';
    expect(asked(letter)).not.toContain('this job');
  });
});

describe('dates of an English CV', () => {
  const overlap = (one: string, two: string) =>
    englishTextsOf(
      `EMPLOYMENT\n\n${one}\n- Built a rack for sails\n\n${two}\n- Built a bench for oars`,
      'cv',
    );

  test('two posts at a time are called by their employers', () => {
    const texts = overlap(
      'Rigger, Hollin Sails — Jan 2020 to date',
      'Tutor, Ness Boat School — Mar 2021 to Dec 2022',
    );
    expect(texts).not.toMatch(/gap|no position|of Rigger|at Tutor/);
  });

  test('and not at all where no employer is certain', () => {
    const texts = overlap(
      'Rigger, Grade 2   Jan 2020 – May 2023',
      'Tutor, Band 3   Mar 2021 – Dec 2022',
    );
    expect(texts).not.toContain('overlap');
  });
});
