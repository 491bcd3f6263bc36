import { describe, expect, test } from 'vitest';
import type { MaterialKind } from './kinds.ts';
import { findClaims } from './claims.ts';

const claimsOf = (
  text: string,
  kind: MaterialKind = 'cover-letter',
  language: 'ko' | 'en' = 'ko',
) =>
  findClaims(text, kind, language).map(({ type, deed, words }) =>
    Object.assign({ type, deed }, words),
  );

describe('in Korean', () => {
  test.each([
    [
      '저는 재고 대조 스크립트를 만들었습니다.',
      {
        type: 'action',
        deed: 'make',
        did: '재고 대조 스크립트를 만들었',
        doing: '재고 대조 스크립트를 만든',
      },
    ],
    [
      '그 결과 평균 응답 시간을 1.8초에서 0.4초로 낮추었습니다.',
      { type: 'number', deed: 'change', figure: '1.8초에서 0.4초' },
    ],
    [
      '동네 서점의 인스타그램 계정을 운영했습니다. 팔로워는 1,900명에서 5,300명으로 늘었습니다.',
      { type: 'result', did: '팔로워는 1,900명에서 5,300명으로 늘었' },
    ],
    ['학회 공모전 예선에서 탈락했습니다.', { type: 'failure', did: '학회 공모전 예선에서 탈락했' }],
    ['유통 동아리에서 총무를 맡았습니다.', { type: 'role', did: '유통 동아리에서 총무를 맡았' }],
    ['꾸준히 기록하는 태도가 중요하다는 것을 배웠습니다.', { type: 'lesson' }],
    [
      '1인 가구를 위한 식품을 개발하고 싶습니다.',
      { type: 'plan', did: '1인 가구를 위한 식품을 개발하고 싶' },
    ],
    [
      '저의 장점은 끝까지 원인을 확인하는 집요함입니다.',
      { type: 'trait', quote: '저의 장점은 끝까지 원인을 확인하는 집요함입니다' },
    ],
    ['목록 화면에만 묶음 API를 두기로 합의했습니다.', { type: 'action', deed: 'persuade' }],
    ["'텃밭장터' 서비스를 개발했습니다.", { type: 'project', deed: 'make' }],
  ])('%s', (text, claim) => {
    expect(claimsOf(text)).toContainEqual(expect.objectContaining(claim));
  });

  test('reads what a school record says about a subject, a book and a student', () => {
    const record = [
      '확률과 통계: 조건부확률을 학습한 뒤 양성 예측도를 계산하는 활동을 진행함.',
      '독서활동상황: 침묵의 봄(레이첼 카슨), 넛지(리처드 탈러)',
      '9. 행동특성 및 종합의견',
      '맡은 일을 끝까지 해내는 학생임.',
    ].join('\n\n');
    const claims = claimsOf(record, 'school-record');
    expect(claims).toContainEqual(
      expect.objectContaining({ type: 'subject', concept: '조건부확률', place: '확률과 통계' }),
    );
    expect(claims.filter(({ type }) => type === 'book').map(({ book }) => book)).toEqual([
      '침묵의 봄',
      '넛지',
    ]);
    expect(claims).toContainEqual(
      expect.objectContaining({ type: 'trait', opinion: '맡은 일을 끝까지 해내는 학생' }),
    );
  });

  test('does not take what others did for a deed of the writer', () => {
    expect(claimsOf('점장님은 새벽마다 수기로 재고 목록을 작성하셨습니다.')).toEqual([]);
    expect(claimsOf('팀원은 모든 화면을 다시 만들었습니다.')).toEqual([]);
  });

  test('says nothing that only the sentence before explains', () => {
    expect(claimsOf('이를 다시 만들었습니다.')).toEqual([]);
  });

  test('joins the lines of a paragraph that was wrapped', () => {
    const text =
      '물리학Ⅰ: 역학적 에너지 보존을 학습한 후 롤러코스터 모형을 제작하여 마찰에 의한 에너지\n손실을 측정함.';
    const claim = findClaims(text, 'school-record', 'ko').find(({ deed }) => deed === 'study');
    expect(claim?.words.did).toContain('에너지 손실을 측정했');
    expect(text.slice(claim!.start, claim!.end)).toBe(claim!.sentence);
  });
});

describe('in English', () => {
  test.each([
    [
      'I built a forecasting model in Python.',
      {
        type: 'action',
        deed: 'make',
        quote: 'I built a forecasting model in Python',
      },
    ],
    [
      'Waste in the four pilot shops fell from 19% to 11%.',
      { type: 'result', figure: 'from 19% to 11%' },
    ],
    ['I led a group of five students in a survey.', { type: 'role' }],
    ['I learned that numbers need a decision behind them.', { type: 'lesson' }],
    ['I want to learn how a company tests a forecast.', { type: 'plan' }],
  ])('%s', (text, claim) => {
    expect(claimsOf(text, 'cover-letter', 'en')).toContainEqual(expect.objectContaining(claim));
  });

  test('reads the lines of a CV, with the employer', () => {
    const text =
      'Northlane Logistics, Backend Engineer (Mar 2022 - Present)\n- Redesigned the tracking service, cutting deployment time from 50 minutes to 8 minutes';
    expect(claimsOf(text, 'cv', 'en')).toContainEqual(
      expect.objectContaining({
        quote:
          'Redesigned the tracking service, cutting deployment time from 50 minutes to 8 minutes',
        place: 'Northlane Logistics',
      }),
    );
  });
});

describe('the periods of a CV', () => {
  const posts = (...lines: string[]) => claimsOf(lines.join('\n'), 'cv');

  test('tell a gap of more than six months', () => {
    expect(posts('온빛커머스 / 2019.07 ~ 2021.02', '하늘여행 / 2022.03 ~ 현재')).toContainEqual(
      expect.objectContaining({ type: 'gap', from: '2021년 2월', to: '2022년 3월' }),
    );
    expect(posts('온빛커머스 / 2019.07 ~ 2021.02', '하늘여행 / 2021.08 ~ 현재')).toEqual([]);
  });

  test('tell posts at the same time', () => {
    expect(posts('온빛커머스 / 2019.07 ~ 2021.02', '하늘여행 / 2020.03 ~ 현재')).toContainEqual(
      expect.objectContaining({ type: 'contradiction', from: '온빛커머스', to: '하늘여행' }),
    );
    expect(posts('새벽대학교 / 2015.03 ~ 2019.02', '하늘여행 / 2017.03 ~ 현재')).toEqual([]);
  });

  test('tell nothing about months that are not given', () => {
    expect(
      claimsOf('Bookseller, Tallis (2018 - 2021)\nWriter, Fernwood (2021 - present)', 'cv', 'en'),
    ).toEqual([]);
  });
});
