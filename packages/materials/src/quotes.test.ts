import type { Language } from '@daedap/contract/languages';
import { describe, expect, test } from 'vitest';
import { findClaims } from './claims.ts';
import type { MaterialKind } from './kinds.ts';
import { makeQuestions } from './make-questions.ts';

// What a question quotes, and what it may ask about each sort of statement.

function claimsOf(text: string, kind: MaterialKind = 'cover-letter', language: Language = 'ko') {
  return findClaims(text, kind, language).map(({ type, deed, words }) =>
    Object.assign({ type, deed }, words),
  );
}

/** Everything that a paper gives with many seeds. */
function textsOf(text: string, kind: MaterialKind = 'cover-letter', language: Language = 'ko') {
  const documents = [{ id: 'paper', kind, text }];
  return Array.from({ length: 15 }, (_, seed) =>
    makeQuestions({ documents, language, count: 10, seed: `${seed}` }),
  )
    .flat()
    .map((question) => question.text)
    .join('\n');
}

describe('a Korean quote is a whole clause', () => {
  test('from the start of a long sentence to the end of one of its clauses', () => {
    const [claim] = claimsOf(
      '양봉장에서 벌통 40개의 온도를 매일 두 번씩 기록했고, 온도가 낮은 벌통 여섯 개를 볏짚으로 감싸 겨울 동안 한 통도 잃지 않았습니다.',
    );
    expect(claim?.did).toBe('양봉장에서 벌통 40개의 온도를 매일 두 번씩 기록했');
  });

  test('never the part before "but", which says the opposite of what matters', () => {
    expect(
      claimsOf(
        '처음에는 소금을 조금씩 나누어 뿌리면 눈이 더 빨리 녹을 것이라고 생각했지만 실제로는 물에 녹여서 뿌린 구역이 두 배나 빨랐습니다.',
      ),
    ).toEqual([]);
  });

  test('never what was only proposed', () => {
    expect(
      textsOf(
        '낡은 그물을 색깔별로 나누어 창고 앞쪽으로 모두 옮기고, 더는 쓰지 않는 그물 30장은 마을 공방에 기증하시도록 선장님께 제안했습니다.',
      ),
    ).not.toContain('옮겼');
  });

  test('word for word where a line of a list has no verb', () => {
    const cv = '파란돛조선소 / 2020.01 ~ 2023.02\n- 선체 도색 작업 일정 관리';
    expect(textsOf(cv, 'cv')).toContain('“선체 도색 작업 일정 관리”라고');
    expect(textsOf(cv, 'cv')).not.toContain('일정을 관리했');
  });

  test('word for word where the writer speaks of himself', () => {
    expect(textsOf('망가진 우산을 고쳐 쓰자는 안내문을 제가 학교 현관에 붙였습니다.')).toContain(
      '“망가진 우산을 고쳐 쓰자는 안내문을 제가 학교 현관에 붙였습니다”라고',
    );
  });

  test('never with an arrow, and never what somebody else did', () => {
    const cv =
      '파란돛조선소 / 2020.01 ~ 2023.02\n- 용접 검사 주기 변경(월 1회 → 주 1회), 재작업 감소';
    expect(textsOf(cv, 'cv')).not.toContain('→');
    expect(
      textsOf('한 손님이 매일 아침 같은 자리에 앉아 커피를 주문하셨고 신문을 읽으셨습니다.'),
    ).toBe('');
  });
});

describe('an English quote is a whole clause', () => {
  test('as far as the clause that still fits on a line', () => {
    const [claim] = claimsOf(
      'I repaired forty school violins in one winter with tools that I borrowed from a retired maker, which saved the town the price of a new set.',
      'cover-letter',
      'en',
    );
    expect(claim?.quote).toBe(
      'I repaired forty school violins in one winter with tools that I borrowed from a retired maker',
    );
  });

  test('and never a later clause alone', () => {
    expect(
      textsOf(
        'The harbour office closed at noon on most days of the week and nobody could say who had the only key to the boat shed, so I painted a large timetable on the door.',
        'cover-letter',
        'en',
      ),
    ).toBe('');
  });

  test('never one that only points back', () => {
    for (const text of [
      'This saved us a whole week of work in the greenhouse.',
      'I would love to try that.',
      'She repaired the oldest loom in the mill with me.',
    ])
      expect(claimsOf(text, 'cover-letter', 'en')).toEqual([]);
  });

  test('word for word where "your" is the reader of the letter', () => {
    expect(
      textsOf('I noticed that your canteen closes at two on Fridays.', 'cover-letter', 'en'),
    ).not.toContain('you noticed');
  });

  test('a participle alone is no deed, and neither is a prize or an office', () => {
    const cv =
      'Guide, Fern Cave Trust (2019 - 2021)\n- Exposed ridge, 400 m above the valley\n- Nominated for Guide of the Year\n- Volunteer rope officer since 2018';
    expect(textsOf(cv, 'cv', 'en')).toBe('');
  });

  test('a row of verbs stays as it is', () => {
    const cv =
      'Guide, Fern Cave Trust (2019 - 2021)\n- Designed and printed a map of the lower cave';
    expect(textsOf(cv, 'cv', 'en')).toContain('“Designed and printed a map of the lower cave.”');
  });
});

describe('a setting is a real name', () => {
  test('of the project of a portfolio, below its own headings and labels', () => {
    const portfolio =
      'PORTFOLIO\n────────\nPROJECT 1. 달팽이 우체국\n────────\n[문제] 첫 시험에서 아이 12명 중 9명이 편지를 부치지 못했습니다.';
    expect(textsOf(portfolio, 'portfolio')).toContain("'달팽이 우체국' 프로젝트");
    expect(textsOf(portfolio, 'portfolio')).not.toContain('PORTFOLIO');
    const english =
      '02  HERB DRYING RACK\n\nProcess\n• Built a folding frame from scrap ash in two weekends.';
    expect(textsOf(english, 'portfolio', 'en')).toContain('the "Herb Drying Rack" project');
  });

  test('of an employer above or below its dates, and not of a part of the CV', () => {
    const below =
      'EMPLOYMENT HISTORY\n\nMay 2020 – present\nGroom, Hollin Stables\n- Trained four young horses for riding lessons';
    const above =
      'EMPLOYMENT HISTORY\n\nGroom, Hollin Stables\nMay 2020 – present\n- Trained four young horses for riding lessons';
    for (const cv of [below, above]) {
      expect(textsOf(cv, 'cv', 'en')).toContain('Hollin Stables');
      expect(textsOf(cv, 'cv', 'en')).not.toMatch(/history/i);
    }
    const korean =
      '■ 경력\n○ 솔바람목공 제작팀 팀장 | 2019.02 ~ 현재\n원목 가구 제작, 직원 9명\n- 의자 등받이 조립 순서를 바꾸어 조립 시간을 50분에서 35분으로 단축';
    expect(textsOf(korean, 'cv')).toContain('솔바람목공 제작팀에서');
  });

  test('and not of a list of skills or a wish', () => {
    const cv =
      '■ 자격 및 기술\n- 포토샵: 보정, 합성, 인쇄용 파일 제작\n■ 희망 조건\n- 근무지: 수도권, 월 4회 출장 가능';
    expect(textsOf(cv, 'cv')).toBe('');
  });

  test('Markdown is no part of a quote', () => {
    const cv =
      '### Hollin Stables — Groom\n**May 2020 – Present**\n- Planned **weekly** lessons for thirty riders';
    expect(textsOf(cv, 'cv', 'en')).toContain('“Planned weekly lessons for thirty riders.”');
  });
});

describe('what is asked fits the sort of statement', () => {
  test.each([
    ['혼자 사는 어르신의 집을 고치고 싶어 건축과에 지원했습니다.', 'motive'],
    ['좋은 지도는 길보다 쉴 곳을 먼저 보여 주어야 한다고 생각합니다.', 'view'],
    ['단점은 부탁을 받으면 거절하지 못하는 것입니다.', 'trait'],
    ['연출과 제가 고집을 꺾지 않아 공연 준비 사흘을 허비했습니다.', 'failure'],
  ])('%s', (text, type) => {
    expect(claimsOf(text).map((claim) => claim.type)).toEqual([type]);
    expect(textsOf(text)).not.toMatch(/순서대로|과정에서 가장 막혔던|효과가 있었다는/);
  });

  test.each([
    ['What attracts me to the orchard is that nothing is ever sprayed.', 'motive'],
    ['I believe that a good label is read in three seconds.', 'view'],
    ['I am a patient listener and a slow but careful cutter.', 'trait'],
    ['Delivered the last crates two weeks late because we underestimated the frost.', 'failure'],
  ])('%s', (text, type) => {
    expect(claimsOf(text, 'portfolio', 'en').map((claim) => claim.type)).toEqual([type]);
    expect(textsOf(text, 'portfolio', 'en')).not.toMatch(
      /step by step|one more month|differently next/,
    );
  });

  test('a change of a figure without a figure is no result', () => {
    expect(textsOf('그 후로 창고에서 다치는 사람이 확실히 줄었습니다.')).toBe('');
  });

  test('a collection is surveyed without asking anybody', () => {
    const texts = textsOf(
      'I surveyed the whole seed collection of the garden in nine weeks.',
      'cover-letter',
      'en',
    );
    expect(texts).toContain('surveyed the whole seed collection');
    expect(texts).not.toMatch(/which answer|choose the people|Whom would you ask/);
  });

  test('months in digits leave no gap', () => {
    const cv =
      'Rowan Ferry / deckhand / 05.2017 – 12.2019\nCurlew Ferry / mate / 02.2020 – present\n- Trained three deckhands on the new winch';
    expect(textsOf(cv, 'cv', 'en')).not.toContain('gap');
    expect(textsOf(cv, 'cv', 'en')).not.toContain('shows no position');
  });
});

describe('lines of an ad', () => {
  test('may be counted with letters of the alphabet', () => {
    const ad =
      '2. 담당 업무\n 가. 등대 전구 교체 및 점검\n3. 응시 자격\n 가. 무선통신사 자격증 소지자\n 나. 결격 사유가 없는 사람\n 다. 야간 교대 근무가 가능한 사람';
    const texts = textsOf(ad, 'job-ad');
    expect(texts).toContain('등대 전구 교체 및 점검');
    expect(texts).toContain('무선통신사 자격증');
    expect(texts).not.toMatch(/결격|교대/);
  });

  test('are verbs where they have an object', () => {
    expect(textsOf('주요 업무\n- 부두 조명 설비를 저전력 방식으로 교체', 'job-ad')).toContain(
      '저전력 방식으로 교체하는 일',
    );
    expect(
      textsOf("What you'll do\n- Plan production for the cheese room", 'job-ad', 'en'),
    ).not.toMatch(/with plan|at plan/);
  });
});
