import type { Language } from '@daedap/contract/languages';
import { describe, expect, test } from 'vitest';
import { findClaims } from './claims.ts';
import type { MaterialKind } from './kinds.ts';
import { makeQuestions } from './make-questions.ts';
import { textsOf } from './testing/many-questions.ts';

// What a reviewer found in questions of papers that nobody had seen: headings, labels and tables that were misread,
// and follow-ups that did not fit. The sentences are of other trades.

const typesOf = (text: string, kind: MaterialKind = 'cover-letter', language: Language = 'ko') =>
  findClaims(text, kind, language).map(({ type }) => type);

describe('headings of English CVs', () => {
  test('an employer stands below a post and its dates, and dates are no employer', () => {
    const cv = [
      'Deputy Baker                         Mar 2019 – Jul 2023',
      'Hobb & Lyle Bakehouse',
      '• Redesigned the proving schedule for the night shift',
      '',
      'Trainee Baker                        Sept 2016 – Feb 2019',
      'Corner Loaf, Tilling',
      '• Built a rack that holds forty trays',
    ].join('\n');
    const texts = textsOf(cv, 'cv', 'en');
    expect(texts.some((text) => text.includes('at Hobb & Lyle Bakehouse'))).toBe(true);
    expect(texts.some((text) => text.includes('at Corner Loaf'))).toBe(true);
    for (const text of texts) expect(text).not.toMatch(/at (?:Jul|Feb|Mar|Sept) \d{4}/i);
  });

  test('months in figures are dates, and "Duties include:" goes on with its post', () => {
    const cv =
      'Work History:\n\n03/2020 - Present\nHarbour Kennels, Selby\nDuties include:\n• Built a feeding plan for ten old dogs';
    const texts = textsOf(cv, 'cv', 'en');
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toMatch(/03\/2020|Duties|Work History/);
  });

  test('an employer, a post and its dates may stand on three lines', () => {
    const cv =
      'Parks Office, Selby\nGardener\n04/2015 - 02/2020\n• Built a seed library with two schools\n• Lost forty young roses because I trusted a forecast';
    const texts = textsOf(cv, 'cv', 'en');
    expect(texts.some((text) => text.includes('at Parks Office'))).toBe(true);
    for (const text of texts) expect(text).not.toContain('Gardener project');
    expect(typesOf(cv, 'cv', 'en')).toContain('failure');
  });

  test('referees and titles are no deeds', () => {
    const cv =
      'Fern Mill, Clerk (Jan 2020 - May 2022)\n- Built a shelf plan for the store\n\nReferences:\nHead Gardener, Elm Park\nLead Designer, Fern Mill';
    for (const text of textsOf(cv, 'cv', 'en')) expect(text).not.toMatch(/Gardener|Lead Designer/i);
  });

  test('manners are no skills', () => {
    const cv = 'Key Skills:\n- Leadership\n- Time management\n- Glaze mixing';
    const texts = textsOf(cv, 'cv', 'en');
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toContain('glaze mixing');
  });
});

test('a project has the name of its heading, and ends with the next part', () => {
  const portfolio = [
    '01 / GLASS ORCHARD (2021)',
    'Built a lattice of 300 lamps for a disused greenhouse.',
    '',
    'Teaching',
    '',
    '- introduced a free repair evening for old radios',
  ].join('\n');
  const texts = textsOf(portfolio, 'portfolio', 'en');
  expect(texts.some((text) => text.includes('the "Glass Orchard" project'))).toBe(true);
  for (const text of texts.filter((each) => each.includes('repair evening')))
    expect(text).not.toContain('Glass Orchard');
});

describe('labels of school records', () => {
  test('an activity, its club and its hours are no part of a sentence', () => {
    const record = [
      '• 동아리활동 - (별자리: 천문반)(30시간) 학교 옥상에서 목성의 위성 위치를 20일간 관찰함.',
      '2 | 동아리활동 | 34 | (빵굼터) 발효 온도에 따른 반죽의 부피 차이를 비교하는 실험을 설계함.',
      '• 자율활동 - 2학기 학급 회장(2022.08.16.-2023.01.05.)으로 활동함.',
    ].join('\n');
    const texts = textsOf(record, 'school-record');
    expect(texts.some((text) => text.startsWith('천문반 활동에서 학교 옥상에서'))).toBe(true);
    expect(texts.some((text) => text.includes('빵굼터 동아리 활동'))).toBe(true);
    expect(texts.some((text) => text.includes('2학기 학급 회장으로 활동했'))).toBe(true);
    for (const text of texts) expect(text).not.toMatch(/활동 - |\||시간\)|2022\.08/);
  });

  test('a year before a colon is a label', () => {
    const texts = textsOf('3학년: 서두르지 않고 자료를 거듭 확인하는 학생임.', 'school-record');
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toContain('3학년:');
  });

  test('a subject may follow its term in brackets', () => {
    const texts = textsOf('(2학기) 화학Ⅱ: 답보다 과정을 먼저 의심하는 학생임.', 'school-record');
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(/^화학Ⅱ /);
  });

  test('an opinion of a subject names it, and effort alone is none', () => {
    const seen = textsOf('기하: 풀이를 그림으로 바꾸어 친구에게 묻는 학생임.', 'school-record');
    expect(seen.length).toBeGreaterThan(0);
    for (const text of seen) expect(text).toMatch(/^기하 /);
    expect(textsOf('기하: 기본 공식을 외우려고 노력하는 학생임.', 'school-record')).toEqual([]);
  });

  test.each([
    '문학: 소설 읽기를 즐기며 독서 감상문을 꾸준히 작성함.',
    '자율활동: 생명존중교육, 소방안전교육 등에 참여함.',
    '화학Ⅰ: 결과를 그래프로 나타내어 포스터로 제작함.',
    '수학Ⅱ: 실수가 잦았으나 2학기에는 계산의 정확성이 향상됨.',
  ])('%s says too little', (text) => {
    expect(textsOf(text, 'school-record')).toEqual([]);
  });

  test('a clause in 었으며 is complete', () => {
    const texts = textsOf(
      "세계지리: 커피 산지의 고도를 비교하여 '높이와 맛'이라는 지도를 만들었으며, 다음 시간에는 같은 방법으로 차 산지의 강수량과 기온을 함께 살펴 발표함.",
      'school-record',
    );
    expect(texts.some((text) => text.includes("'높이와 맛'이라는 지도를 만들었"))).toBe(true);
  });
});

describe('Korean lines of lists', () => {
  const post = '(주)가람정밀 / 2020.03 ~ 2023.05\n';

  test('an arrow keeps the object, the standard and one particle', () => {
    const cv = `${post}- 필터 교체 주기를 누적 90일 → 60일로 단축\n- 절단 오차 1회전 기준 0.8mm → 0.3mm로 축소`;
    const texts = textsOf(cv, 'cv');
    expect(texts.some((text) => text.includes('교체 주기를 누적 90일에서 60일로 단축'))).toBe(true);
    expect(texts.some((text) => text.includes('오차가 1회전 기준 0.8mm에서 0.3mm로 줄었'))).toBe(
      true,
    );
    for (const text of texts) expect(text).not.toMatch(/로로|를이|을가/);
  });

  test('a noun without its particle is the object of 제작함', () => {
    const texts = textsOf(`${post}- 교대마다 말이 달라 그림 붙인 인계판 제작함`, 'cv');
    expect(
      texts.some((text) => text.includes('“교대마다 말이 달라 그림 붙인 인계판 제작함”')),
    ).toBe(true);
  });

  test('an object without a particle is quoted as it stands', () => {
    const line = '여름 정전으로 원단 20필 손상, 이후 비상 전원 장치 설치함';
    const texts = textsOf(`${post}- ${line}`, 'cv');
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toContain(`“${line}”`);
  });

  test('a figure without an owner is not asked about', () => {
    expect(typesOf(`${post}- 석 달 뒤 월 12건대로 줄어듦`, 'cv')).toEqual([]);
  });

  test('a project below a post is no second post, and a gap after school is none', () => {
    const cv =
      '1) 가람정밀 | 설비팀 대리 | 2018.01 ~ 현재\n□ 절삭유 재생 장치 도입 (2019.03 ~ 2020.06)\n- 절삭유 사용량 30% 절감';
    expect(typesOf(cv, 'cv')).not.toContain('contradiction');
    const school =
      '2001.03 ~ 2004.02 한빛고등학교\n2005.06 ~ 2024.02 가람정밀 / 조립반\n- 조립 치구 12종 제작';
    expect(typesOf(school, 'cv')).not.toContain('gap');
  });

  test('an examination that was failed is no certificate', () => {
    const cv = '자격증\n위험물산업기사 2018 / 소방설비기사 (2회 응시, 불합격)';
    const texts = textsOf(cv, 'cv');
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(/위험물산업기사 자격/);
  });
});

describe('a follow-up fits what was said', () => {
  test('more waste is nothing to keep up', () => {
    const text = '작년 봄, 반품이 한 달에 52건까지 늘었습니다.';
    expect(typesOf(text)).toEqual(['failure']);
    for (const asked of textsOf(text)) expect(asked).not.toMatch(/유지하려면|결정적이었던/);
    expect(typesOf('가입 이탈률을 줄이는 화면을 실험해 주문 완료율이 12% 늘었습니다.')).toEqual([
      'result',
    ]);
  });

  test('a birth, a wish and an empty phrase are no deeds', () => {
    expect(textsOf('저는 바닷가 마을에서 삼 남매의 첫째로 태어나 할머니 손에 자랐습니다.')).toEqual(
      [],
    );
    expect(typesOf('입사 후에는 저온 발효를 활용한 빵을 직접 제안하고 싶습니다.')).toEqual([
      'plan',
    ]);
    expect(textsOf('동아리에서 다양한 경험을 하며 친구들과 두루 잘 지냈습니다.')).toEqual([]);
  });

  test('what was tried out is named, and a saving is a result', () => {
    expect(textsOf('저는 조원들의 반대에 부딪히자 사흘만 해 보자고 설득했습니다.')).toEqual([]);
    const cv = '(주)가람정밀 / 2020.03 ~ 2023.05\n- 연간 포장재 구입비 약 4,200만원 절감';
    expect(typesOf(cv, 'cv')).toEqual(['result']);
  });

  test('what grew instead is a failure, and a wrong step is one', () => {
    expect(typesOf('하지만 아침 시간 전화 문의는 오히려 15% 늘었습니다.')).toEqual(['failure']);
    const cv = '(주)가람정밀 / 2020.03 ~ 2023.05\n- 배관 경사를 잘못 잡아 준공 후 한 번 더 공사함';
    expect(typesOf(cv, 'cv')).toEqual(['failure']);
  });

  test('a view says of what', () => {
    expect(textsOf('정직과 꾸준함이라고 생각합니다.')).toEqual([]);
    const both = textsOf('좋은 정비사의 조건은 무엇일까요. 정직과 꾸준함이라고 생각합니다.');
    expect(both.length).toBeGreaterThan(0);
    for (const text of both) expect(text).toContain('좋은 정비사의 조건');
  });

  test('terms of work and catch-all duties are not asked about', () => {
    const ad =
      '자격 요건\n- 학력 무관\n- 주말 교대 근무 가능자\n- 지게차 운전 가능자\n\n담당 업무\n- 냉동 창고 온도 점검\n- 그 외 현장 운영에 필요한 업무';
    const texts = textsOf(ad, 'job-ad');
    expect(texts.some((text) => text.includes('지게차 운전 능력'))).toBe(true);
    for (const text of texts) expect(text).not.toMatch(/무관|교대|그 외/);
  });

  test('an English weakness is asked what is done about it', () => {
    const texts = textsOf(
      'I do not have the welding certificate that you list.',
      'cover-letter',
      'en',
    );
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(/making up for|got in your way/);
  });

  test('what stands behind a colon is not quoted alone, and "for it" needs its noun', () => {
    const failed = textsOf(
      'A workshop I planned for deaf visitors was, on its first evening, rather poor: I explained everything twice and let nobody touch a tool.',
      'cover-letter',
      'en',
    );
    expect(failed.length).toBeGreaterThan(0);
    for (const text of failed) expect(text).toContain('workshop I planned for deaf visitors');
    const motive = 'I am writing because I would like to be the one who waits for it.';
    expect(textsOf(motive, 'cover-letter', 'en')).toEqual([]);
  });

  test('a relative clause, a mistake without a name and a row of verbs are not quoted in part', () => {
    const letter = [
      'At Fern Clinic, where I have worked since 2018, I am the contact for new parents.',
      'I also made a mistake I still think about.',
      'I weighed every parcel in the store, found that nine labels were wrong, and persuaded the owner to buy a new printer before the end of the year.',
    ].join('\n\n');
    const texts = textsOf(letter, 'cover-letter', 'en');
    for (const text of texts) expect(text).not.toMatch(/decide on your own|a mistake|, found that/);
  });

  test('a verb without an object and a better mood are not asked about', () => {
    const cv =
      'Fern Mill, Clerk (Jan 2020 - May 2022)\n- Refused and the guest had to wait for half an hour\n- Improved communication between the two shops';
    expect(textsOf(cv, 'cv', 'en')).toEqual([]);
  });

  test('a remark is asked about once', () => {
    const remark = '새 오븐이 들어온 첫 주에는 빵 바닥이 타는 일이 거의 날마다 있었습니다.';
    const documents = [{ id: 'paper', kind: 'cover-letter' as const, text: remark }];
    const made = makeQuestions({ documents, language: 'ko', count: 10, seed: 'one' });
    expect(made).toHaveLength(1);
  });

  test('work of a kind has no single text and no dropped idea', () => {
    const cv =
      'Fern Mill, Clerk (Jan 2020 - May 2022)\n- Wrote leaflets, price lists and menus\n- Designed small shop windows';
    const texts = textsOf(cv, 'cv', 'en');
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toMatch(/if you wrote it today|drop on the way/);
  });
});
