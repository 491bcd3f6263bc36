import { drillNames } from '@daedap/contract/drills';
import { describe, expect, test } from 'vitest';
import { morphemes } from '../../test/reading-tools.ts';
import { knownQuestions } from '../bank.ts';
import { createAnswerReader } from '../reading.ts';
import { checkDrills, checkHabits } from './check-drills.ts';

const read = createAnswerReader(morphemes, knownQuestions);

const readingOf = (transcript: string, durationSeconds: number | null = null) =>
  read({
    question: { text: '팀에서 갈등을 해결한 경험을 말씀해 주세요.' },
    transcript,
    durationSeconds,
    timeLimitSeconds: 60,
    language: 'ko',
  });

const passing = {
  conclusionFirst:
    '팀의 갈등은 일정을 함께 보게 해서 해결했습니다. 그때 제가 표를 만들어 나누어 주었습니다.',
  announceOrder: '먼저 두 팀의 이야기를 들었습니다. 마지막으로 함께 약속을 적었습니다.',
  myPart: '제가 표를 만들고 팀원들에게 공유했습니다. 그리고 회의를 제안했습니다.',
  endWithResult: '제가 표를 만들었습니다. 그 결과 회의 시간이 줄었습니다.',
  oneFigure: '회의를 30분으로 정했습니다.',
  beforeAndAfter: '회의가 60분에서 30분으로 줄었습니다.',
  sayWhy: '다들 바빴기 때문에 짧게 했습니다. 왜냐하면 시험이 있었기 때문입니다.',
  oneExample: '작년 여름 동아리에서 있었던 일입니다.',
  fewFillers:
    '저는 두 팀의 일정을 한 장에 모아서 매주 월요일 아침에 모두가 볼 수 있게 벽에 붙였고 바뀐 것은 붉은 글씨로 적어서 누구나 금방 알아볼 수 있게 했습니다.',
} as const;

describe('a drill', () => {
  test.each(Object.entries(passing))('%s is passed', (name, transcript) => {
    expect(checkDrills(readingOf(transcript))).toMatchObject({ [name]: true });
  });

  test.each(drillNames.filter((name) => name !== 'evenPace'))('%s is not passed', (name) => {
    const empty = '음 어 음 그냥 좋은 사람들이랑 좋게 좋게 지냈던 것 같아요.';
    expect(checkDrills(readingOf(empty))[name]).toBe(false);
  });

  test('the pace needs a time', () => {
    const { fewFillers } = passing;
    expect(checkDrills(readingOf(fewFillers)).evenPace).toBeNull();
    expect(checkDrills(readingOf(fewFillers, 14)).evenPace).toBe(true);
    expect(checkDrills(readingOf(fewFillers, 60)).evenPace).toBe(false);
  });
});

test('habits of a good answer, and of a poor one', () => {
  const good = `${passing.conclusionFirst} ${passing.beforeAndAfter} ${passing.sayWhy}`;
  expect(checkHabits(readingOf(good, 16))).toMatchObject({
    pointFirst: true,
    ownAction: true,
    figures: true,
    reasons: true,
    fillers: true,
  });
  expect(checkHabits(readingOf('음 어 그게 음 잘 모르겠어요'))).toMatchObject({
    ownAction: false,
    figures: false,
    fillers: false,
    pace: null,
  });
});
