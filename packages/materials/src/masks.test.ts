import { describe, expect, test } from 'vitest';
import { applyMasks, maskPersonalData, type MaskOptions } from './masks.ts';

const mask = (text: string, options: Partial<MaskOptions> = {}) =>
  maskPersonalData(text, { kind: 'cv', blind: false, ...options });

/** What was found, as [category, datum]. */
const found = (text: string, options: Partial<MaskOptions> = {}) =>
  mask(text, options).masks.map(({ category, start, end }) => [category, text.slice(start, end)]);

test.each([
  ['주민등록번호 080214-4000000 입니다.', 'residentNumber', '080214-4000000'],
  ['주민번호 950101-1****** 기재', 'residentNumber', '950101-1******'],
  ['SSN 000-12-3456', 'residentNumber', '000-12-3456'],
  ['휴대폰 010-0000-4821', 'phone', '010-0000-4821'],
  ['연락처 010 0000 7715 로', 'phone', '010 0000 7715'],
  ['H.P 01000007715', 'phone', '01000007715'],
  ['전화 02-000-0000', 'phone', '02-000-0000'],
  ['+82 10-0000-1234', 'phone', '+82 10-0000-1234'],
  ['Mobile: +44 7700 900482', 'phone', '+44 7700 900482'],
  ['Call (555) 010-4477 now', 'phone', '(555) 010-4477'],
  ['메일 garam.han@example.com', 'mail', 'garam.han@example.com'],
  [
    '경기도 가온시 새빛로 18, 304동 1102호에 삽니다',
    'address',
    '경기도 가온시 새빛로 18, 304동 1102호',
  ],
  ['서울특별시 가람구 물빛로 27길 9', 'address', '서울특별시 가람구 물빛로 27길 9'],
  ['주소: 가온시 어딘가 붉은 지붕 집', 'address', '가온시 어딘가 붉은 지붕 집'],
  ['I live at 12 Maple Hollow Road, Eastbrook.', 'address', '12 Maple Hollow Road, Eastbrook'],
  ['성명: 오세린', 'ownName', '오세린'],
  ['2학년 4반 12번  이수아', 'ownName', '이수아'],
  ['보호자: 김혜린', 'familyName', '김혜린'],
  ['My sister Hannah taught me.', 'familyName', 'Hannah'],
])('%s', (text, category, datum) => {
  expect(found(text)).toEqual([[category, datum]]);
  expect(mask(text).text).not.toContain(datum);
});

test.each([
  '2023.07 ~ 2023.12 매출 1,900,000원을 4.1초에서 1.7초로 줄였습니다.',
  '010 프로젝트에서 3-2-1 규칙을 만들었습니다.',
  '시스템으로 5번 시험했고 출시로 3위를 했습니다.',
  '아버지께서는 시장에서 20년째 떡집을 운영하십니다.',
  'Raised the open rate from 1.9% to 2.8% in 2021 - 2023.',
])('leaves %s alone', (text) => {
  expect(mask(text).masks).toEqual([]);
});

test('masks a name everywhere once it is known', () => {
  const { text, masks } = mask('이름: 서도윤\n서도윤은 성실합니다. 지원자 서도윤 드림');
  expect(masks).toHaveLength(3);
  expect(text).toBe('이름: [이름]\n[이름]은 성실합니다. 지원자 [이름] 드림');
});

test('masks the name at the head of an English paper', () => {
  expect(mask('Curriculum Vitae\nDaniel Osei\nProfile\nContent marketer').text).toBe(
    'Curriculum Vitae\n[name]\nProfile\nContent marketer',
  );
});

describe('for a blind interview', () => {
  const text =
    '새솔대학교를 졸업했습니다. 아버지께서는 시장에서 20년째 떡집을 운영하십니다. 어머니는 간호사이십니다.';

  test('masks schools and the jobs of parents', () => {
    expect(found(text, { blind: true })).toEqual([
      ['schoolName', '새솔대학교'],
      ['parentJob', '떡집을 운영'],
      ['parentJob', '간호사'],
    ]);
    expect(found('My mother is a nurse. I went to Larkfield University.', { blind: true })).toEqual(
      [
        ['parentJob', 'a nurse'],
        ['schoolName', 'Larkfield University'],
      ],
    );
  });

  test('always takes a school record for one', () => {
    expect(found('은하여자고등학교  정다온', { kind: 'school-record' })).toEqual([
      ['schoolName', '은하여자고등학교'],
      ['ownName', '정다온'],
    ]);
  });

  test('does not take any school for a name', () => {
    expect(found('우리 고등학교와 지역 대학교에서 배웠습니다.', { blind: true })).toEqual([]);
  });
});

test('applies masks that the user removed or added', () => {
  const text = '연락처 010-0000-4821, 별명 두더지';
  const [phone] = mask(text).masks;
  const nickname = {
    start: text.indexOf('두더지'),
    end: text.length,
    category: 'ownName',
    replacement: '[이름]',
  } as const;
  expect(applyMasks(text, [])).toBe(text);
  expect(applyMasks(text, [nickname, phone!])).toBe('연락처 [전화번호], 별명 [이름]');
});

test('uses the first and longest one of masks that overlap', () => {
  const category = 'ownName';
  const masks = [
    { start: 0, end: 2, category, replacement: 'a' },
    { start: 0, end: 4, category, replacement: 'b' },
    { start: 3, end: 6, category, replacement: 'c' },
  ] as const;
  expect(applyMasks('0123456', masks)).toBe('b456');
});
