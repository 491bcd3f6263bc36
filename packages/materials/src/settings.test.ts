import { describe, expect, test } from 'vitest';
import { textsOf } from './testing/many-questions.ts';

// What blind reviewers found in questions of eight more papers: towns taken for employers, courtesies, quotes that were cut,
// and follow-ups for events where nothing had happened. The sentences are of other trades.

describe('employers, clubs and columns', () => {
  test('a town behind an employer is none, also where the employer sounds like a post', () => {
    const cv = [
      'Fenwick Society of Young Bakers, Tilling                                      Aug 2017 – Feb 2020',
      'Officer',
      '• Built a rota for the forty members of the night shift',
      '',
      'Lowe & Marsh Registered Surveyors, Selby                                      Sept 2015 – Jul 2017',
      'Trainee',
      '• Designed a form for the inspection of old chimneys',
    ].join('\n');
    const texts = textsOf(cv, 'cv', 'en');
    const about = (word: string) => texts.filter((text) => text.includes(word));
    expect(about('rota').length).toBeGreaterThan(0);
    expect(about('chimneys').length).toBeGreaterThan(0);
    for (const text of about('rota')) expect(text).toContain('Fenwick Society of Young Bakers');
    for (const text of about('chimneys'))
      expect(text).toContain('Lowe & Marsh Registered Surveyors');
    for (const text of texts) expect(text).not.toMatch(/\b(?:at|At) (?:Tilling|Selby)\b/);
  });

  test('a Korean company without dates is an employer, and a site is no post', () => {
    const cv =
      '1) ㈜한들기공  (주방 설비, 종업원 30명)\n • 배기 후드 교체 주기표 제작\n • 상가 9개 현장';
    const texts = textsOf(cv, 'cv');
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(text).toContain('㈜한들기공');
      expect(text).not.toContain('현장을 맡았');
    }
  });

  test('a club with its hours is no subject, and a year in the first column is no word', () => {
    const record =
      '(반죽의과학)(30시간) 발효 온도에 따른 반죽의 부피 차이를 비교하는 실험을 설계함.\n\n9. 종합의견\n2학년   말수는 적어도 한번 시작한 일은 끝을 보는 학생으로 친구들이 믿고 따름.';
    const texts = textsOf(record, 'school-record');
    expect(texts.some((text) => text.includes('반죽의과학 동아리 활동'))).toBe(true);
    expect(texts.some((text) => text.includes('말수는 적어도'))).toBe(true);
    for (const text of texts) expect(text).not.toMatch(/반죽의과학 (?:시간|수업)|2학년|30시간/);
  });

  test('lines that begin with > are a list of the project', () => {
    const portfolio =
      '01  TIDE CLOCK\n\nWhat I did\n> Built a case of 40 oak strips for the dial.\n> Saved us a second mould, about nine days.';
    const texts = textsOf(portfolio, 'portfolio', 'en');
    expect(texts.some((text) => text.includes('case of 40 oak strips'))).toBe(true);
    for (const text of texts) {
      expect(text).toContain('Tide Clock');
      expect(text).not.toContain('saved you');
    }
  });
});

describe('what says too little', () => {
  test.each([
    'I have enclosed my résumé and the names of two referees.',
    'I have always loved gardens, and my family had one.',
    'Our report was later read by the mayor and by two schools.',
  ])('%s', (text) => {
    expect(textsOf(text, 'cover-letter', 'en')).toEqual([]);
  });

  test.each([
    '앞으로도 꾸준히 보완해 나가겠습니다.',
    '어릴 때부터 빵을 굽는 꿈을 꾸었습니다.',
    '처음에는 제가 대신 구워 주었지만 오히려 불평이 커졌습니다.',
  ])('%s', (text) => {
    expect(textsOf(text)).toEqual([]);
  });

  test.each([
    '체육: 배구 언더핸드 패스의 기본 자세를 익힘.',
    '앞으로의 성장이 크게 기대되는 학생임.',
    '천문반: 밤하늘의 별자리를 관측하는 천문 동아리의 부원으로 활동함.',
    '화학Ⅰ: 3주간 질량 변화를 측정함.',
  ])('%s', (text) => {
    expect(textsOf(text, 'school-record')).toEqual([]);
  });
});

describe('quotes end where a clause ends', () => {
  test('no "and" and no half of a second clause at the end', () => {
    const letter =
      'For the past six years I have worked at the Marlow Street Bakery, first as a delivery driver and, since passing my trade test in June 2022, as the baker of the night shift.';
    const texts = textsOf(letter, 'cover-letter', 'en');
    expect(texts).toEqual([]);
    const cv =
      'Fern Mill, Clerk (Jan 2020 - May 2022)\n- Designed a drying rack for the upper floor; resubmitted and sold';
    for (const text of textsOf(cv, 'cv', 'en')) expect(text).not.toContain('; resubmitted');
  });

  test('a topic does not stand inside a modifying clause, and a time is no part of a place', () => {
    const record = '생명과학Ⅰ: 모둠 실험에서는 콩나물의 길이를 빛의 색에 따라 측정함.';
    const texts = textsOf(record, 'school-record');
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toContain('측정한 과정');
    const letter =
      '졸업 후에는 다솔제과에서 2년 동안 근무하며 반죽 공정을 담당했습니다. 재료 장부를 종이에서 태블릿으로 옮겼고, 위생 점검에서 지적 없이 마쳤습니다.';
    const told = textsOf(letter);
    expect(told.some((text) => text.startsWith('다솔제과에서'))).toBe(true);
    for (const text of told) expect(text).not.toContain('졸업 후에는 다솔제과에서의');
  });

  test('the next contest is left out', () => {
    const texts = textsOf('다음 대회에서는 제빵사 6명을 한 시간씩 인터뷰했습니다.');
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toContain('다음 대회');
  });
});

describe('a course is asked of one event only', () => {
  const course = /what did you do first|what happened|step by step/i;

  test.each([
    'Organised 30 readings, including one in a lighthouse with 80 guests',
    'Designed small shop windows and paper bags',
    'Prepared wage slips for about 40 seasonal workers and their families',
    'Team of five; I was in charge of the oven and the cooling racks',
  ])('%s', (line) => {
    const texts = textsOf(`Fern Mill, Clerk (Jan 2020 - May 2022)\n- ${line}`, 'cv', 'en');
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toMatch(course);
  });

  test('a trait is no event', () => {
    const texts = textsOf(
      '성격이 급해서 말이 빠르다는 이야기를 듣기도 하지만 요즘은 많이 고쳤습니다.',
    );
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toMatch(/처음부터|상황|기억에 남는/);
  });

  test('cards to learn from are no product', () => {
    const letter = '재시험까지 남은 열흘 동안 빵 이름 암기 카드를 만들었습니다.';
    expect(textsOf(letter)).toEqual([]);
  });
});

describe('skills and lines of ads', () => {
  test('what is measured is no tool, and a program is not paired with a technique', () => {
    const korean = textsOf('보유기술\n반죽온도·발효온도 측정, AutoCAD 중, 엑셀 중상', 'cv');
    expect(korean.length).toBeGreaterThan(0);
    for (const text of korean)
      expect(text).not.toMatch(/반죽온도[를을과와]|측정.*쓰면서|CAD 중|중상/);
    const english = textsOf('Skills\nTexturing: Photoshop, trim sheets', 'cv', 'en');
    expect(english.length).toBeGreaterThan(0);
    for (const text of english) expect(text).not.toContain('both');
  });

  test('a sentence asks for nothing, and an interest is not praised', () => {
    const ad =
      '자격 요건\n- 제과 흐름에 대한 깊은 관심을 가진 분\n- 영어로 주문 상담이 가능하신 분\n\n이런 분을 찾습니다\n주말은 정말 바쁩니다.';
    const texts = textsOf(ad, 'job-ad');
    expect(texts.some((text) => text.includes('영어로 주문 상담하는 능력'))).toBe(true);
    for (const text of texts) expect(text).not.toMatch(/바쁩니다|칭찬이나 지적/);
  });
});

test('what should have been done was not done, and an arrow may stand before a colon', () => {
  const letter =
    '다만 재료비 때문에 새 메뉴는 여름에만 팔게 되었는데, 재료비까지 계산해서 제안했어야 했다는 점은 지금도 아쉬움으로 남아 있습니다.';
  for (const text of textsOf(letter)) expect(text).not.toContain('계산했');
  const cv = '(주)가람정밀 / 2020.03 ~ 2023.05\n- 가동률 71% → 84% 개선 : 노후 벨트 6대 교체';
  const texts = textsOf(cv, 'cv');
  expect(texts.some((text) => text.includes('가동률이 71%에서 84%로 늘었'))).toBe(true);
});

test('a lesson names the scene that it was learned in', () => {
  const letter =
    '대학교 2학년 여름, 다솔제과에서 120시간 현장실습을 하였습니다. 오븐 온도를 두 시간마다 기록했습니다. 숫자를 적는 것과 살피는 것은 다르다는 것을 배웠습니다.';
  const texts = textsOf(letter).filter((text) => text.includes('다르다는 것을 배웠'));
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(/현장실습|다솔제과/);
});
