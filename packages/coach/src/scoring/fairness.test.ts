import { describe, expect, test } from 'vitest';
import { readMorphemeFiles } from '../../node/morpheme-files.ts';
import { createCoach } from '../coach.ts';

const coach = createCoach(readMorphemeFiles());

type Said = { question: string; transcript: string; seconds: number; language?: 'ko' | 'en' };

const evaluate = ({ question, transcript, seconds, language = 'ko' }: Said) =>
  coach.evaluate({
    question: { text: question, bankId: null },
    transcript,
    durationSeconds: seconds,
    timeLimitSeconds: 60,
    language,
  });

describe('an ordinary spoken answer of about 50 seconds with 4 % fillers scores 50 to 70', () => {
  test('in Korean', () => {
    const { score } = evaluate({
      question: '어려움을 이겨 낸 경험을 말씀해 주세요.',
      transcript:
        '어 저는 작년에 편의점에서 야간 아르바이트를 했는데요 그때 음 재고가 자꾸 안 맞아서 좀 힘들었어요 처음에는 제가 잘못 센 줄 알고 그냥 넘어갔는데 계속 안 맞으니까 점장님한테 말씀을 드렸고요 그래서 한동안 들어오는 물건을 제가 따로 적어 봤어요 적다 보니까 가끔 덜 들어오는 날이 있는 것 같더라고요 그걸 말씀드렸더니 점장님이 알아보셨고 그다음부터는 좀 나아졌어요 저도 그때는 뭐 열심히 했던 것 같고요 그때 힘들다고 넘기지 말고 적어 보는 게 중요하다는 걸 알게 됐습니다',
      seconds: 50,
    });
    expect(score).toBeGreaterThanOrEqual(50);
    expect(score).toBeLessThanOrEqual(70);
  });

  test('in English', () => {
    const { score } = evaluate({
      question: 'Tell me about a time you had to deal with a difficult situation.',
      transcript:
        "Um, so last year I worked at a small hotel near the station, mostly on the front desk. And one evening, uh, the booking system went down, and there were a lot of people waiting in the lobby, and they were kind of angry. I was new, so at first I didn't really know what to do. But then I took some paper and I wrote down the names, and I asked my colleague for the list from the morning. So we did it more or less by hand, one after the other. It took a bit longer than normal, but in the end it was fine, I think, and everybody got a room.",
      seconds: 50,
      language: 'en',
    });
    expect(score).toBeGreaterThanOrEqual(50);
    expect(score).toBeLessThanOrEqual(70);
  });
});

test('the words of the question are not virtues', () => {
  const transcript =
    '신뢰는 약속을 지킬 때 생긴다고 봐요. 저는 조별 과제에서 제 몫을 하루 먼저 올렸고, 그랬더니 다른 친구들이 발표를 저한테 맡겼어요.';
  const aboutTrust = evaluate({
    question: '신뢰란 어떻게 생긴다고 보세요?',
    transcript,
    seconds: 20,
  });
  const marked = aboutTrust.evidence.filter(
    ({ effect, quote }) => effect === 'lowered' && quote.includes('신뢰'),
  );
  expect(marked).toEqual([]);
});

test('a direct answer in other words is not called unconnected', () => {
  const { advice } = evaluate({
    question: '본인의 가장 큰 단점은 무엇입니까?',
    transcript:
      '저는 일을 남한테 잘 못 맡겨요. 작년 축제 때도 포스터를 혼자 다 만들다가 이틀을 밤새웠고 결국 오타가 났어요. 그 뒤로는 시작할 때 누가 뭘 할지 표로 적고 나눠요.',
    seconds: 25,
  });
  expect(advice).not.toContain('offTopic');
});

test('an opinion is not asked for a result or an own action', () => {
  const { advice } = evaluate({
    question: '재택근무가 더 늘어나야 한다고 생각하십니까?',
    transcript:
      '저는 늘어나야 한다고 생각합니다. 출퇴근에 두 시간씩 쓰는 사람은 그 시간에 쉬거나 공부할 수 있고, 회사는 사무실 비용을 줄일 수 있습니다. 다만 신입은 옆에서 배워야 해서 일주일에 이틀은 나와야 한다고 봅니다.',
    seconds: 30,
  });
  for (const kind of ['result', 'action', 'reflection'] as const)
    expect(advice).not.toContain(kind);
});

test('fillers, pace and long sentences change clarity and nothing else', () => {
  const question = '동아리에서 맡은 일을 말해 주세요.';
  const plain =
    '저는 사진 동아리에서 총무를 맡았고 회비를 걷어서 현상 약품을 샀어요. 한 학기에 사십만 원을 썼고 영수증을 모두 붙여 두었어요.';
  const nervous = plain.replaceAll(/(맡았고|약품을|썼고)/g, '음 어 $1');
  const [calm, halting] = [
    evaluate({ question, transcript: plain, seconds: 18 }),
    evaluate({ question, transcript: nervous, seconds: 30 }),
  ];
  expect(halting.clarity).toBeLessThan(calm.clarity);
  expect(Math.abs(halting.relevance - calm.relevance)).toBeLessThanOrEqual(2);
  expect(Math.abs(halting.depth - calm.depth)).toBeLessThanOrEqual(2);
});

test('silence around the speech does not change the score', () => {
  const transcript =
    '저는 매일 아침 여섯 시에 일어나서 삼십 분을 뛰었고 석 달 만에 십 킬로를 완주했어요.';
  const input = {
    question: { text: '꾸준히 해 온 일이 있나요?', bankId: null },
    transcript,
    timeLimitSeconds: 60,
    language: 'ko',
  } as const;
  const spoken = [{ start: 4, end: 12, text: transcript }];
  expect(coach.evaluate({ ...input, durationSeconds: 30, segments: spoken }).score).toBe(
    coach.evaluate({ ...input, durationSeconds: 8 }).score,
  );
});

test('who tells of a high score does not ask for one', () => {
  const { advice } = evaluate({
    question: '제품을 고르는 기준이 있나요?',
    transcript:
      '저는 세 가지를 표로 적어서 비교해요. 작년에 키보드를 살 때도 소음, 무게, 가격에 점수를 매겼고 소음 점수가 높았어요. 그래서 그걸 샀고 도서관에서 지금도 써요.',
    seconds: 20,
  });
  expect(advice).not.toContain('demand');
});

test('who tells of points that somebody gave loses nothing, and who asks for them does', () => {
  const told =
    '저는 동아리 발표 대회에서 심사를 맡았어요. 발표마다 내용과 목소리를 따로 적어서 비교했고, 마지막에는 세 명이 함께 점수를 매겼습니다. 한 친구가 결과를 따지러 와서 적어 둔 것을 보여 주고 하나씩 설명했더니 이해했어요.';
  const asked = `${told} 그러니까 높은 점수를 부탁드립니다. 만점을 주시면 감사하겠습니다.`;
  const lostByDemand = (transcript: string) =>
    evaluate({ question: '공정하려고 애쓴 일을 말해 주세요.', transcript, seconds: 30 })
      .effects.filter(({ name }) => name === 'demand')
      .reduce((sum, { points }) => sum + points, 0);
  expect(lostByDemand(told)).toBe(0);
  expect(lostByDemand(asked)).toBeLessThan(0);
});

test('misheard verbs do not make an answer a list of words', () => {
  const { advice, score } = evaluate({
    question: '의견이 달랐던 경험을 말해 주세요.',
    transcript:
      '음 저는 이학년때 축재 부스를 하는데 어 친구들은 타로를 하자고하고 저는 그 귀신의 집을 하자고 해가지고 의견이 안 마잤습니다 그래서 이제 다수결로 정했는데 타로가 됫고요 저는 약간 아쉬웟지만 그냥 따라서 열씨미 했습니다',
    seconds: 25,
  });
  expect(advice).not.toContain('list');
  expect(score).toBeGreaterThanOrEqual(30);
});

describe('the story of a film is no experience', () => {
  const story =
    '막내 항해사가 폭풍 속에서 평형수를 빼서 배를 세웁니다. 선장은 배를 버리려고 했지만 그 항해사 덕분에 모두 살았고, 다들 고맙다고 했습니다.';
  const scoreOf = (question: string, opening: string) =>
    evaluate({ question, transcript: `${opening} ${story}`, seconds: 25 }).score;
  const thanks = '최근에 "고맙다"는 말을 들은 경험이 있으면 들려주시겠어요?';

  test('where an experience is asked for', () => {
    expect(scoreOf(thanks, '얼마 전에 본 영화 이야기를 들려드릴게요.')).toBeLessThan(
      scoreOf(thanks, '작년에 배를 탔을 때 이야기를 들려드릴게요.') / 2,
    );
  });

  test('but it may be told where the question is about films', () => {
    const films = '가장 인상 깊었던 영화 한 편을 경험과 함께 들려주세요.';
    expect(scoreOf(films, '얼마 전에 본 영화 이야기를 들려드릴게요.')).toBeGreaterThan(
      scoreOf(thanks, '얼마 전에 본 영화 이야기를 들려드릴게요.'),
    );
  });
});

test.each([
  {
    language: 'ko',
    question: '동아리에서 맡은 일을 말해 주세요.',
    inOrder:
      '저는 사진 동아리에서 총무를 맡았습니다. 회비가 자주 늦어져서 매달 첫 주에 알림을 보냈고, 그 뒤로는 안 낸 사람이 없었습니다. 남은 돈으로는 연말에 전시회를 열었습니다.',
    jumping:
      '사진 동아리였나, 아 총무요, 근데 전시회를 연말에 열었는데 그건 남은 돈이고, 아니 그게 회비가 자주 늦어져서, 뭐였더라, 매달 첫 주에 알림을, 그러니까 안 낸 사람이 없었거든요 그 뒤로는, 아무튼 저는 그거였어요.',
  },
  {
    language: 'en',
    question: 'What did you do in your club?',
    inOrder:
      'I was the treasurer of the photo club. Fees often came late, so I sent a reminder in the first week of every month, and after that everybody paid. With the money that was left we held an exhibition in December.',
    jumping:
      "Photo club, or, well, treasurer I mean, anyway the exhibition in December, that was with, what was it, the money that was left, no, the fees often came late, so I'd, well, a reminder, I think in the first week or so, and then everybody sort of paid, or that was after, anyway.",
  },
] as const)('what jumps around is less clear than the same in order: $language', (told) => {
  const { question, language, inOrder, jumping } = told;
  const clear = evaluate({ question, transcript: inOrder, seconds: 18, language });
  const tangled = evaluate({ question, transcript: jumping, seconds: 22, language });
  expect(clear.clarity).toBeGreaterThanOrEqual(tangled.clarity + 8);
  const wording = tangled.effects.find(({ name }) => name === 'wording')!;
  expect(wording.dimension).toBe('clarity');
  expect(wording.points).toBeLessThanOrEqual(-5);
});
