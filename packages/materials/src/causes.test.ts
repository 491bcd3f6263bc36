import { describe, expect, test } from 'vitest';
import { readFixtures } from '../node/read-fixtures.ts';
import type { Intent } from './intents.ts';
import { makeQuestions } from './make-questions.ts';
import { maskPersonalData } from './masks.ts';
import { manyQuestionsOf } from './testing/many-questions.ts';

// What reviewers refused in questions from papers, each as a rule: the causes, not the sentences that they read.

const about = (questions: ReturnType<typeof manyQuestionsOf>, words: string) =>
  questions.filter(({ text }) => text.includes(words));

const intentsOf = (questions: ReturnType<typeof manyQuestionsOf>): Set<Intent> =>
  new Set(questions.map(({ intent }) => intent));

describe('a question names what it is about', () => {
  const letter =
    '동네 헌책방의 온라인 매장을 넉 달간 운영했습니다. 처음 한 달은 판매량이 목표의 20%에 그쳤습니다. 사흘째부터 책 사진과 소개 글로 구성을 바꾸었습니다.';

  test('before it quotes what only the paragraph explains', () => {
    const asked = [
      ...about(manyQuestionsOf(letter), '판매량이'),
      ...about(manyQuestionsOf(letter), '사흘째부터'),
    ];
    expect(asked.length).toBeGreaterThan(5);
    for (const { text } of asked) expect(text).toMatch(/^동네 헌책방의 온라인 매장/);
  });

  test('but not twice', () => {
    const asked = about(manyQuestionsOf(letter), '넉 달간 운영');
    expect(asked.length).toBeGreaterThan(5);
    for (const { text } of asked) expect(text.split('온라인 매장')).toHaveLength(2);
  });

  test('also if the paragraph before named it', () => {
    const paper =
      "졸업 작품으로 '동네버스'라는 '마을버스 알림' 앱을 개발했습니다.\n\n같은 프로젝트에서 남은 4주 동안 화면 오류가 절반 이하로 줄었습니다.";
    const asked = about(manyQuestionsOf(paper), '남은 4주');
    expect(asked.length).toBeGreaterThan(0);
    for (const { text } of asked) expect(text).toContain('앱');
  });

  test('with the project of a CV and the title of a portfolio', () => {
    const cv =
      "프로젝트\n2023.03 ~ 2023.06 졸업 설계 '계단 오르는 짐수레'\n- 바퀴 축이 파손되어 세 갈래 구조로 재설계\n- 시험 중 모터 온도를 18% 낮춤";
    for (const { text } of manyQuestionsOf(cv, 'cv')) expect(text).toContain('계단 오르는 짐수레');
    const portfolio =
      "# 포트폴리오: 도서관 앱 '책갈피' 개선\n\n## 과정\n- 큰 검색창을 먼저 보여 주는 화면을 선택했다.";
    const asked = manyQuestionsOf(portfolio, 'portfolio');
    expect(asked.length).toBeGreaterThan(0);
    for (const { text } of asked) expect(text).toContain("도서관 앱 '책갈피'");
  });

  test('an English letter is quoted word for word, and no place is guessed', () => {
    const paper =
      'During a summer job at a small museum, I built a quiz for school classes. Complaints at the desk fell from 30 to 12 per week.';
    const results = about(manyQuestionsOf(paper, 'cover-letter', 'en'), 'fell from');
    expect(results.length).toBeGreaterThan(0);
    for (const { text } of results) expect(text).not.toContain('your time at');
    const asked = about(manyQuestionsOf(paper, 'cover-letter', 'en'), 'I built');
    expect(asked.length).toBeGreaterThan(0);
    for (const { text } of asked)
      expect(text).toContain(
        '“During a summer job at a small museum, I built a quiz for school classes.”',
      );
  });
});

describe('a quote keeps what it needs', () => {
  const record = (text: string) => manyQuestionsOf(`화학Ⅰ: ${text}`, 'school-record');

  test('a measure that does not say of what is not quoted', () => {
    expect(
      about(
        record(
          '어항의 암모니아 농도를 줄이는 방법을 조사함. 수초를 넣기 전후의 농도를 두 주간 기록함.',
        ),
        '두 주간',
      ),
    ).toEqual([]);
    expect(
      about(record('모형 다리를 제작함. 손실률이 철사에서 가장 크다는 결과를 얻음.'), '손실률'),
    ).toEqual([]);
    expect(about(record('세 번 반복하여 표준 편차를 구함.'), '표준 편차')).toEqual([]);
  });

  test('a noun keeps what describes it', () => {
    const asked = manyQuestionsOf(
      "저는 손님이 고른 '아침, 점심, 저녁' 세 가지의 짧은 이용권을 먼저 보여 주는 결제 화면을 선택했습니다.",
    );
    for (const { text } of asked) expect(text).not.toMatch(/^(?:자기소개서에 )?짧은 이용권/);
  });

  test('who was persuaded is said', () => {
    const asked = about(
      manyQuestionsOf(
        '점주는 종이 쿠폰을 그대로 쓰자고 했지만, 매출 비교표를 보여 주고 설득했습니다.',
      ),
      '설득',
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const { text } of asked) expect(text).toContain('점주는 종이 쿠폰을 그대로 쓰자고 했지만');
    expect(about(manyQuestionsOf('비교 영상을 여러 번 보여 주고 설득했습니다.'), '설득')).toEqual(
      [],
    );
  });

  test('a name is as long as it was before', () => {
    const cv =
      '한빛기계 / 2022.01 ~ 2023.12\n- 용접 로봇 점검 시간을 분석하고 순서를 바꾸어 점검 시간을 40분에서 25분으로 단축';
    const asked = about(manyQuestionsOf(cv, 'cv'), '40분에서');
    expect(asked.length).toBeGreaterThan(0);
    for (const { text } of asked) expect(text).toContain('로봇 점검 시간을');
  });
});

describe('what the paper has told is not asked', () => {
  test('the cause of a failure', () => {
    const told =
      '사진 공모전 예선에서 두 번 탈락했습니다. 심사 기준을 읽지 않은 것이 원인이라고 판단했습니다.';
    for (const { text } of manyQuestionsOf(told)) expect(text).not.toContain('가장 큰 원인');
    const untold = '사진 공모전 예선에서 두 번 탈락했습니다.';
    expect(about(manyQuestionsOf(untold), '가장 큰 원인').length).toBeGreaterThan(0);
  });

  test('the period of a figure', () => {
    const told = '추석 연휴 선물 판매량이 전년보다 1.4배 늘었습니다.';
    for (const { text } of manyQuestionsOf(told)) expect(text).not.toContain('어떤 기간');
  });

  test('a reason, a hardship, a conflict', () => {
    const reason = manyQuestionsOf('헷갈리는 손님을 돕기 위해 그림 차림표를 만들었습니다.');
    expect(intentsOf(reason).has('reason')).toBe(false);
    const hardship = manyQuestionsOf(
      '동네 그림 차림표를 만들었습니다. 무엇보다 글씨 크기를 정하는 일이 가장 어려웠습니다.',
    );
    expect(intentsOf(hardship).has('hardest')).toBe(false);
    const conflict = manyQuestionsOf(
      '네 명이 함께 마을 지도 앱을 개발했습니다.\n\n화면 색을 두고 팀원과 의견이 크게 갈렸습니다.',
    );
    expect(about(conflict, '의견이 달랐던 적')).toEqual([]);
    const english = manyQuestionsOf(
      'I built a booking page in Python. The hardest part was to win the trust of the staff.',
      'cover-letter',
      'en',
    );
    expect(english.length).toBeGreaterThan(0);
    expect(intentsOf(english).has('hardest')).toBe(false);
  });

  test('what was first done in another way is no choice to ask about', () => {
    const asked = manyQuestionsOf(
      '처음에는 잘 팔리는 단맛 간식을 골랐지만 판매가 적어 짠맛으로 간식 구성을 바꾸었습니다.',
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const { text } of about(asked, '단맛 간식')) expect(text).toContain('처음에는');
  });
});

describe('a question fits its claim', () => {
  test('"that way" needs a way', () => {
    const cv =
      '한빛기계 / 2022.01 ~ 2023.12\n- 월 반품 건수를 20건에서 8건으로 감소\n- 포장 시간을 9분에서 4분으로 단축\n- 창고 온도 오차를 3도에서 1도로 단축';
    const asked = manyQuestionsOf(cv, 'cv');
    expect(asked.length).toBeGreaterThan(0);
    for (const { text } of asked) expect(text).not.toContain('그 방법');
    const english = manyQuestionsOf(
      'Fern Books, Clerk (Mar 2020 - May 2022)\n- Reduced returned orders by 40%\n- Lowered the cost of parcels by 12%\n- Raised the number of members by 30%',
      'cv',
      'en',
    );
    expect(english.length).toBeGreaterThan(0);
    for (const { text } of english) expect(text).not.toContain('that approach');
  });

  test('"that report" is the one of the quote', () => {
    const asked = about(
      manyQuestionsOf('시내 자전거 사고 지점을 비교하는 보고서를 작성했습니다.'),
      '하고 싶었던 말',
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const { text } of asked) expect(text).toContain('그 보고서에서');
  });

  test('two experiments have no single hypothesis', () => {
    const asked = manyQuestionsOf(
      '동아리활동: 양파 세포 관찰 실험과 효모 발효 실험을 계획함.',
      'school-record',
    );
    for (const { text } of asked) expect(text).not.toContain('가설은');
  });

  test('a whole school is no sample, a mentor divides no work', () => {
    for (const { text } of manyQuestionsOf(
      '사회: 전교생 180명을 대상으로 설문 조사를 실시함.',
      'school-record',
    ))
      expect(text).not.toContain('대상은 어떻게 정하');
    const cv = 'Fern Books, Clerk (Mar 2020 - May 2022)\n- Mentored two new colleagues in the shop';
    for (const { text } of manyQuestionsOf(cv, 'cv', 'en'))
      expect(text).not.toContain('who would do what');
  });

  test('a rule that was set is asked about as a rule', () => {
    const asked = about(
      manyQuestionsOf('저는 노선 분석에서 정류장 반경 300m 기준을 적용했습니다.'),
      '300m',
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const { text } of asked) expect(text).not.toMatch(/막혔던 순간|가장 어려웠던/);
  });

  test('a certificate in an ad is held or not', () => {
    const ad =
      '지원 자격\n- 정보처리기사 자격 소지자 우대\n- 사무 자동화 2급 이상 자격 소지자 우대';
    const asked = manyQuestionsOf(ad, 'job-ad');
    expect(asked.length).toBeGreaterThan(0);
    for (const { text } of asked) expect(text).toMatch(/갖고 계신/);
  });

  test('an ad does not ask the applicant why it says what it says', () => {
    const ad =
      'Nice to have\n- Familiarity with Blender\n- You stay calm under pressure\n- Worked with schools before';
    const asked = manyQuestionsOf(ad, 'job-ad', 'en').map(({ text }) => text);
    expect(asked.length).toBeGreaterThan(0);
    for (const text of asked) expect(text).not.toMatch(/[Ww]hy might we|why do you think we/i);
    expect(asked.some((text) => text.includes('“You stay calm under pressure.”'))).toBe(true);
    expect(asked.some((text) => text.includes('“Worked with schools before.”'))).toBe(true);
  });
});

describe('what papers that nobody had seen before showed', () => {
  test('a boundary of clauses is not taken from a noun or from 보고', () => {
    const seen = manyQuestionsOf(
      '넘어지는 아이가 계단에 몰린다는 통계를 보고, 손잡이 높이를 낮추자고 원장님께 말씀드렸습니다.',
    );
    for (const { text } of seen) expect(text).not.toContain('통계를 보고했');
    const cv = '한빛문고 (2020.01 ~ 2022.12) 편집부\n• 외부 번역자 6명 관리 및 표기 지침서 작성';
    for (const { text } of manyQuestionsOf(cv, 'cv')) expect(text).not.toContain('번역자 표기');
    const one = '한빛문고 (2020.01 ~ 2022.12) 편집부\n• 서고 열람 허가 및 보존 계획 담당';
    const asked = manyQuestionsOf(one, 'cv');
    expect(asked.length).toBeGreaterThan(0);
    for (const { text } of asked) expect(text).toContain('서고 열람 허가 및 보존 계획');
  });

  test('what never happened is no failure', () => {
    const asked = manyQuestionsOf(
      '수영장 안전 도우미로 일하며 점검표를 만들었습니다. 여름 동안 사고가 한 건도 일어나지 않았습니다.',
    );
    expect(intentsOf(asked).has('failure')).toBe(false);
  });

  test('a turn is what was done first, not what came of it', () => {
    const asked = manyQuestionsOf('처음에는 제가 대신 했지만 오히려 다툼이 잦아졌습니다.');
    for (const { text } of asked) expect(text).not.toContain('처음에는 오히려');
  });

  test('deeds and feelings of others are theirs', () => {
    const others =
      '회사는 저희 제안서를 참고해 견본 200개를 상점에 보냈고, 첫 계약 두 건을 따냈습니다.';
    expect(manyQuestionsOf(others)).toEqual([]);
    expect(manyQuestionsOf('글씨가 작아 모두가 불편해한다는 것을 알게 되었습니다.')).toEqual([]);
  });

  test('"the same company" and "since then" are not said to somebody who has not read the paper', () => {
    const asked = manyQuestionsOf(
      '작년 겨울 의류 업체의 수출 안내서를 만들었습니다.\n\n이후 같은 업체에서 석 달간 인턴으로 일하며 전화 문의 응대를 맡았습니다. 그때부터 저는 질문을 먼저 적어 두는 원칙을 세웠습니다.',
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const { text } of asked) expect(text).not.toMatch(/같은 업체|그때부터/);
  });

  test('an occasion names the passage', () => {
    const asked = about(
      manyQuestionsOf(
        '교내 모의 면접 평가에서 질문을 듣고 당황했습니다. 남은 보름 동안 답변을 소리 내어 읽는 연습을 반복했습니다.',
      ),
      '연습을 반복',
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const { text } of asked) expect(text).toContain('교내 모의 면접 평가');
  });

  test('a post is not a place', () => {
    const cv = '청년 문화 센터 도예 강사 (2021.05 ~ 2021.12): 초등학생 12명과 그릇 40점 제작';
    const asked = manyQuestionsOf(cv, 'cv');
    expect(asked.length).toBeGreaterThan(0);
    for (const { text } of asked) expect(text).toMatch(/청년 문화 센터(?:에서| 경력)/);
  });

  test('a line above a list is its heading, also with "to" and a dash', () => {
    const ad =
      'Your responsibilities\n- Bring ideas of visitors to the board\n\nIt would be a real bonus if you also have\n- Basic knowledge of sign language';
    const texts = manyQuestionsOf(ad, 'job-ad', 'en').map(({ text }) => text);
    expect(texts.some((text) => text.includes('sign language'))).toBe(true);
    for (const text of texts) expect(text).not.toMatch(/of bring|if you also have/);
    const cv =
      'Fern Mill, Process Engineer — Jan 2021 to present\n* Built a test bench for small pumps';
    const asked = manyQuestionsOf(cv, 'cv', 'en');
    expect(asked.length).toBeGreaterThan(0);
    for (const { text } of asked) expect(text).toContain('Fern Mill');
  });
});

describe('lines without a subject', () => {
  test('give questions in Korean: arrows, noun phrases, posts', () => {
    const cv = [
      '푸른소리 (2021.02 ~ 현재) 운영 담당',
      '• 뉴스레터 구독자 3천 → 1만 2천 명',
      '• 상담 대기 시간 4분 30초 → 1분 50초',
      "• 봄 축제 '소리마당' 기획·연출",
      '• 예약 절차 일원화 및 안내문 작성',
    ].join('\n');
    const texts = manyQuestionsOf(cv, 'cv').map(({ text }) => text);
    expect(
      texts.some((text) => text.includes('뉴스레터 구독자가 3천에서 1만 2천 명으로 늘었')),
    ).toBe(true);
    expect(
      texts.some((text) => text.includes('상담 대기 시간이 4분 30초에서 1분 50초로 줄었')),
    ).toBe(true);
    expect(texts.some((text) => text.includes("“봄 축제 '소리마당' 기획·연출”"))).toBe(true);
  });

  test('give questions in English: nouns, gerunds, bare verbs, posts', () => {
    const cv = [
      'Lowfield Clinic, Office Manager (Jan 2021 - Mar 2024)',
      '* Responsible for the rota of eleven nurses and two doctors',
      '* Waiting time down from 26 to 14 minutes',
      '* Design of a new intake form for first visits',
      '* Managing the move to a paperless archive',
      '* Lead a team of four receptionists',
    ].join('\n');
    const texts = manyQuestionsOf(cv, 'cv', 'en').map(({ text }) => text);
    for (const words of [
      /“Responsible for the rota of eleven nurses and two doctors\.”/,
      /“Waiting time down from 26 to 14 minutes\.”/,
      /“Design of a new intake form for first visits\.”/,
      /“Managing the move to a paperless archive\.”/,
      /“Lead a team of four receptionists\.”/,
    ])
      expect(texts.some((text) => words.test(text))).toBe(true);
  });

  test.each(readFixtures().filter(({ kind, isHeldOut }) => kind === 'cv' && !isHeldOut))(
    '$id gives nine or ten questions when it is taken for something else',
    ({ id, language, text }) => {
      for (const kind of ['cover-letter', 'portfolio'] as const) {
        const document = { id, kind, text: maskPersonalData(text, { kind, blind: false }).text };
        const asked = makeQuestions({ documents: [document], language, count: 10, seed: 'one' });
        expect(asked.length).toBeGreaterThanOrEqual(9);
      }
    },
  );
});
