import { describe, expect, test } from 'vitest';
import type { Language } from '@daedap/contract/languages';
import { compile, readText } from '../../test/reading-tools.ts';
import { compileMixUps, findThings, type Clause } from './mix-ups.ts';

const tcpAndUdp = {
  ko: ['티씨피 : 유디피', '연결/재전송/순서 | 신뢰성 높 : 실시간/영상 | 먼저 보내', '느리 : 빠르'],
  en: ['tcp : udp', 'connection/resend/order | reliable : stream/video | just send', 'slow : fast'],
};

/** The clauses that an answer gets right, those it gets wrong, and which of these swap two things. */
function tell(transcript: string, language: Language) {
  const answer = readText(transcript, language);
  const { right, wrong, swapped } = findThings(
    answer,
    compileMixUps(compile, [tcpAndUdp], language),
  );
  const textOf = ({ first, next }: Clause) =>
    answer.words
      .slice(first, next)
      .map(({ surface }) => surface)
      .join(' ');
  return { right: right.map(textOf), wrong: wrong.map(textOf), swapped: swapped.map(textOf) };
}

describe('Korean', () => {
  test('what is true of each thing is right', () => {
    expect(tell('티씨피는 순서를 지키고, 유디피는 영상에 씁니다.', 'ko')).toEqual({
      right: ['티씨피는 순서를 지키고', '유디피는 영상에 씁니다'],
      wrong: [],
      swapped: [],
    });
  });

  test('what is true of the other thing is wrong', () => {
    const { right, swapped } = tell('유디피는 연결을 맺고 티씨피는 실시간 영상에 씁니다.', 'ko');
    expect(right).toEqual([]);
    expect(swapped).toEqual(['유디피는 연결을 맺고', '티씨피는 실시간 영상에 씁니다']);
  });

  test('of an answer that names one thing only nobody can tell that it swaps two', () => {
    expect(tell('유디피는 연결을 맺습니다.', 'ko')).toEqual({
      right: [],
      wrong: ['유디피는 연결을 맺습니다'],
      swapped: [],
    });
  });

  test('a clause without a name continues the one before, but only within its sentence', () => {
    expect(tell('유디피는 간단해서, 재전송이 있습니다.', 'ko').wrong).toEqual([
      '재전송이 있습니다',
    ]);
    expect(tell('유디피는 간단합니다. 재전송이 있습니다.', 'ko').wrong).toEqual([]);
  });

  test.each([
    '유디피는 연결을 맺지 않습니다.',
    '유디피는 재전송이 없습니다.',
    '티씨피와 달리 순서를 지키지 않습니다.',
    '티씨피와 유디피 가운데 하나는 순서를 지킵니다.',
  ])('what is denied, or told of neither or both, is not wrong: %s', (transcript) => {
    expect(tell(transcript, 'ko').wrong).toEqual([]);
  });

  test('what something is compared with is not what is told about', () => {
    expect(tell('유디피는 티씨피보다 빠르고 실시간에 씁니다.', 'ko').right).toHaveLength(2);
    expect(tell('티씨피보다 유디피가 느립니다.', 'ko').wrong).toHaveLength(1);
  });
});

describe('English', () => {
  test('what is true of each thing is right', () => {
    expect(tell('TCP keeps the order, while UDP is for video.', 'en')).toEqual({
      right: ['tcp keeps the order', 'while udp is for video'],
      wrong: [],
      swapped: [],
    });
  });

  test('what is true of the other thing is wrong', () => {
    const { right, swapped } = tell('UDP sets up a connection and TCP is the fast one.', 'en');
    expect(right).toEqual([]);
    expect(swapped).toEqual(['udp sets up a connection', 'and tcp is the fast one']);
  });

  test.each([
    "UDP doesn't set up a connection.",
    'UDP is sent without a connection.',
    'Unlike TCP, it does not keep the order.',
    'TCP and UDP differ in the order of packets.',
  ])('what is denied, or told of neither or both, is not wrong: %s', (transcript) => {
    expect(tell(transcript, 'en').wrong).toEqual([]);
  });

  test('what something is compared with is not what is told about', () => {
    expect(tell('UDP is faster than TCP for a stream.', 'en').right).toHaveLength(1);
  });
});

test('a clause with both versions of a fact shows nothing', () => {
  expect(tell('TCP is slow or fast.', 'en')).toEqual({ right: [], wrong: [], swapped: [] });
  expect(tell('티씨피는 느리거나 빠릅니다.', 'ko')).toEqual({ right: [], wrong: [], swapped: [] });
});

test('words without commas and full stops show nothing: they may be several clauses', () => {
  const right =
    'people who know UDP from their games often forget the other one which is there for the order of packets';
  expect(tell(right, 'en').wrong).toEqual([]);
});
