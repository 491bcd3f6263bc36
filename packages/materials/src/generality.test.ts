import { describe, expect, test } from 'vitest';
import { makeQuestions } from './make-questions.ts';
import { textsOf } from './testing/many-questions.ts';

// Papers of trades that no fixture is about: a question must be complete, and must fit the fact that it asks about.

/** The questions that have these words. There must be some. */
function about(texts: readonly string[], words: string): string {
  const found = texts.filter((text) => text.includes(words)).join('\n');
  expect(found).toContain(words);
  return found;
}

describe('a Korean question names its object and its setting', () => {
  test('a clause is quoted from the start of its sentence', () => {
    const texts = textsOf(
      '어학연수로 머문 캐나다에서 학생 세 명과 함께 동네 노인을 위한 요리 교실을 열었습니다.',
    );
    for (const line of about(texts, '요리 교실을 열었').split('\n'))
      expect(line).toContain('어학연수로 머문 캐나다에서');
  });

  test('an occasion at the start of a sentence takes the place of what was made before', () => {
    const texts = textsOf(
      '합창단의 정기 공연 안내 책자를 제작했습니다. 시민 회관 공연에서 무대 이동 동선을 다시 짜 이동 시간을 50초에서 20초로 줄였습니다.',
    );
    expect(about(texts, '20초로')).not.toContain('안내 책자');
    expect(about(texts, '20초로')).toContain('시민 회관 공연');
  });

  test('a company is not the contest that was named before it', () => {
    const texts = textsOf(
      '관광학과 경진 대회에서 섬 여행 상품 계획을 세웠습니다. 이후 같은 업체에서 석 달간 인턴으로 일하며 예약 전화 응대를 맡았습니다.',
    );
    expect(texts.join('\n')).not.toMatch(/같은 업체|대회.*예약 전화 응대/);
  });

  test('a verb or a role that lost its words is not quoted', () => {
    const texts = textsOf(
      '재시험까지 남은 열흘 동안 항공 용어 카드를 만들어 소리 내어 암송하는 연습을 반복했고, 기내 방송 시험에 합격했습니다.',
    );
    expect(texts.join('\n')).not.toMatch(/(?:^|\n|에 )소리 내어 암송/);
    about(texts, '항공 용어 카드를 만');
    const record = textsOf(
      '진로활동\n박물관 견학 후 유물 반환 문제를 주제로 국제 협상 회의를 기획하고 유물 소장국 대표 역할을 맡음.',
      'school-record',
    );
    expect(record.join('\n')).not.toMatch(/(?:^|\n|에 )유물 소장국 대표 역할/);
  });

  test('a count without its owner is not quoted', () => {
    const record = textsOf(
      '화학Ⅱ: 시금치 잎을 이용하여 빛의 세기에 따른 산소 발생량을 측정함. 2,000럭스 이상에서 발생량이 더 늘지 않는 현상을 발견함.',
      'school-record',
    );
    about(record, '산소 발생량을 측정');
    expect(record.join('\n')).not.toContain('2,000럭스');
  });

  test('a conflict and a side in a debate are named', () => {
    const texts = textsOf(
      '자율활동\n체육 대회를 앞두고 응원 도구 비용을 두고 학급의 생각이 둘로 나뉘자 다수결 대신 모두가 적어 낸 금액의 평균을 쓰자고 하여 갈등을 원만하게 해결함.\n\n사회: 찬성 측 토론자로 나서 통계 자료를 근거로 제시함.',
      'school-record',
    );
    expect(texts.join('\n')).not.toMatch(/찬성 측 토론자로/);
    expect(texts.join('\n')).not.toMatch(/(?:^|\n|에 )갈등을 원만하게/);
  });

  test('a paper whose claims allow few questions still gives some, the general ones last', () => {
    const letter = '동네 화원에서 2년 동안 일하며 새벽 꽃 시장의 매입을 담당했습니다.';
    const [first, ...rest] = makeQuestions({
      documents: [{ id: 'paper', kind: 'cover-letter', text: letter }],
      language: 'ko',
      count: 2,
      seed: 'a',
    });
    for (const { text } of [first!, ...rest])
      expect(text).not.toMatch(/조금 더 자세히|기억에 남는 장면|새로 알게 된 점/);
  });
});

describe('a Korean question fits its fact', () => {
  test('what never happened cannot be raised, what fell cannot either', () => {
    const texts = textsOf(
      '수영장에서 안전 요원으로 1년간 근무했습니다. 근무하는 동안 사고가 한 건도 일어나지 않았습니다. 이용자 불만은 한 달에 20건에서 6건으로 줄었습니다.',
    );
    expect(texts.join('\n')).not.toContain('끌어올릴');
    about(texts, '더 줄이려면');
  });

  test('only those who lead are asked about the weight of their responsibility', () => {
    const texts = textsOf('도서관에서 반년 동안 일하며 책 수선 담당을 맡았습니다.');
    expect(about(texts, '책 수선')).not.toContain('무겁게');
    about(textsOf('등산 동아리에서 회장을 맡아 회원 30명을 이끌었습니다.'), '무겁게');
  });

  test('a small step has no hardest moment', () => {
    const texts = textsOf(
      '자율활동\n학급 서기로 청소 당번표의 양식을 요일별에서 구역별로 바꿈.',
      'school-record',
    );
    expect(texts.join('\n')).not.toMatch(/막혔던|어려웠던|뜻대로/);
  });

  test('a principle of one’s own has no cases that it misses', () => {
    const texts = textsOf(
      '한 번의 배송 사고를 겪고 출발하기 전에 항상 짐을 두 번 확인하는 원칙을 세웠습니다.',
    );
    expect(about(texts, '원칙을 세')).not.toMatch(/놓치거나 빠진|왜 하필/);
    about(texts, '지키기 어려웠던');
  });

  test('an order is adjusted, nobody is persuaded', () => {
    const texts = textsOf(
      '유기견 보호소에서 봉사하며 산책 봉사자가 몰리는 시간을 피해 산책 순서를 조정했습니다.',
    );
    expect(texts.join('\n')).not.toMatch(/양보|뜻이 맞지|설득/);
  });

  test('an exam that was failed is no result to keep up', () => {
    const texts = textsOf('항해사 시험에 두 번 떨어졌습니다.');
    expect(about(texts, '떨어졌')).not.toMatch(/유지하려면|결정적이었던/);
  });

  test('an opinion that was given up is not to be defended', () => {
    const texts = textsOf(
      '사회·문화: 모든 축제에 입장료를 받아야 한다고 주장하였으나 저소득층이 소외된다는 반론을 듣고 견해를 수정함.',
      'school-record',
    );
    expect(texts.join('\n')).not.toMatch(/가장 강한 근거|지금도 같은 생각/);
  });

  test('a criticism of a novel has no sources, reports by the hundred have no topic', () => {
    const record = textsOf(
      "문학: '광장'을 읽고 주인공의 선택을 두 이념의 한계와 연결 지어 해석한 비평문을 씀.",
      'school-record',
    );
    expect(record.join('\n')).not.toContain('자료는 어디에서');
    const measured = textsOf(
      '진로활동: 활주로 길이에 따른 이륙 속도를 열 번 측정하여 보고서를 작성함.',
      'school-record',
    );
    expect(measured.join('\n')).not.toContain('자료는 어디에서');
    const letter = textsOf('선박 정비소에서 일하면서 점검 보고서 180건을 작성했습니다.');
    expect(letter.join('\n')).not.toMatch(/주제를 고른|다시 쓴다면/);
  });
});

describe('lines of a Korean CV', () => {
  const cv =
    "경력\n2021.03 ~ 2024.02 가람농산 (선별 담당)\n- 선별 순서 재설계로 1상자당 작업 시간 5분 → 3분 30초\n- 반품 월 18건 → 5건\n- 온라인 매장 '들녘' 운영, 구독자 2천 → 9천 명\n- 저온 창고 도입 TF 참여\n- 온도 기록표 도입 및 신입 직원 7명 교육\n프로젝트\n선과장 안전 지도 (2022.04 ~ 2022.09)\n- 사고 위험 구역 12곳을 표시한 안전 지도 제작";
  const texts = textsOf(cv, 'cv');

  test('a change of a figure keeps its measure and its direction', () => {
    const all = texts.join('\n');
    expect(all).toContain('1상자당 작업 시간이 5분에서 3분 30초로 줄었');
    expect(all).toContain('반품이 월 18건에서 5건으로 줄었');
    expect(all).toContain("'들녘' 구독자가 2천에서 9천 명으로 늘었");
  });

  test('a line of nouns is quoted as it stands', () => {
    expect(texts.join('\n')).not.toContain('TF를');
    about(texts, '“온도 기록표 도입 및 신입 직원 7명 교육”');
  });

  test('a project beside a post is no overlap', () => {
    expect(texts.join('\n')).not.toMatch(/겹치|겹칩/);
  });

  test('nobody is spoken of as if the post had ended', () => {
    expect(texts.join('\n')).not.toContain('계실 때');
  });
});

describe('an English question is complete and fits its fact', () => {
  const cv = [
    'Experience',
    'Sommelier and cook, The Walnut Room (2021 - 2024)',
    '- Breakage rate down from 4.1% to 1.2% after new racks',
    '- Responsible for the wine cellar and its climate control',
    '- Organised 30 tasting evenings, including one for charity',
    'Apprentice cook, Hotel Bellerive (2019 - 2020)',
    '- Prepared cold dishes for banquets of up to 200 guests',
    'Projects',
    'Low-energy bread oven, final-year project (2020)',
    '- Designed the door and the insulation of the oven',
  ].join('\n');
  const texts = textsOf(cv, 'cv', 'en').join('\n');

  test('word for word, and with the right employer after a list without an empty line', () => {
    expect(texts).toContain('“Breakage rate down from 4.1% to 1.2% after new racks.”');
    expect(texts).toMatch(/Hotel Bellerive.*cold dishes/);
    expect(texts).not.toMatch(/Walnut Room.*cold dishes|Projects\b/);
  });

  test('with the employer of a line that ends with its months', () => {
    const nurse = textsOf(
      "Midwife, St Olave's Clinic — Jan 2020 to present\n• Introduced a telephone hour, which reduced missed visits by 22%\nHealthcare Assistant, Rowan Court — Mar 2017 to Dec 2019\n• Assisted residents with meals and personal care",
      'cv',
      'en',
    );
    expect(about(nurse, 'meals and personal care')).not.toContain('Olave');
  });

  test('a project is no place that one was at', () => {
    expect(texts).toContain('the "Low-energy bread oven" project');
    expect(texts).not.toMatch(/at (?:the )?"?Low-energy/);
  });

  test('a responsibility for things teaches nothing about people, many events have no last month', () => {
    expect(texts).not.toMatch(/wine cellar[^\n]*(?:working with people|change first|weighed)/);
    expect(texts).not.toMatch(/30 tasting evenings[^\n]*one more month/);
  });

  test('what is written or published may be no text', () => {
    const letter = textsOf(
      'As an intern at Brae Wind, I wrote a script that checked turbine data every night. I published a free app that 900 sailors downloaded.',
      'cover-letter',
      'en',
    ).join('\n');
    expect(letter).toContain('wrote a script');
    expect(letter).not.toMatch(/most important message|find your facts|main point/);
  });

  test('a clause does not end with the start of the next one, a thesis on a topic has no title', () => {
    const letter = textsOf(
      'During my degree I measured the noise of twelve school canteens in Busan and found that half of it came from chairs. I wrote my thesis on noise in public buildings.',
      'cover-letter',
      'en',
    ).join('\n');
    expect(letter).not.toMatch(/and found[.,?]/);
    expect(letter).toContain('your thesis on noise in public buildings');
    expect(letter).not.toContain('called "on');
  });

  test('what a study observed is not the work of its writer', () => {
    const letter = textsOf(
      "I am applying for admission to the master's programme in forestry. I counted saplings in 60 plots over three summers. The number of oaks fell by 31% in the plots near the road. I rewrote the signs in simpler words after I noticed that children skipped them.",
      'cover-letter',
      'en',
    ).join('\n');
    expect(letter).toContain('fell by 31%');
    expect(letter).not.toMatch(/your (?:own )?work|biggest difference|even better/);
  });

  test('a level of a language is not asked why, and an ad is not asked about itself', () => {
    const ad = textsOf(
      'What we are looking for\n- Fluent French and good Arabic\n- Familiarity with booking systems\n- Calm under pressure\n- Willing to learn a new language',
      'job-ad',
      'en',
    ).join('\n');
    expect(ad).not.toMatch(/moments of this job/);
    expect(ad).toContain('“Calm under pressure.”');
    expect(ad).toContain('“Willing to learn a new language.”');
  });
});

test('a Korean ad asks for years of work and for papers, not for people who hold them', () => {
  const ad = textsOf(
    '자격 요건\n- 호텔 근무 경력 3년 이상\n\n우대 사항\n- 조주기능사 자격증 소지자',
    'job-ad',
  ).join('\n');
  expect(ad).toContain('호텔 근무 경력');
  expect(ad).not.toMatch(/3년 이상|소지자/);
});
