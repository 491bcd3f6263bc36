import { expect, test } from 'vitest';
import { findRequirements } from './requirements.ts';

test('finds what a Korean ad asks for, and what it calls a plus', () => {
  const ad = [
    '회사 소개',
    '저희는 배송 서비스를 만듭니다.',
    '',
    '담당 업무',
    '- 주문 API 설계 및 개발',
    '- 판매 데이터를 분석해요',
    '',
    '자격 요건',
    '- 동시성 문제를 해결해 본 경험',
    '- 데이터베이스에 대한 이해',
    '',
    '우대 사항',
    '- 트래픽 서비스 운영 경험이 있으신 분',
    '- 코드 리뷰에 익숙하신 분',
    '',
    '근무 조건',
    '- 고용 형태: 정규직',
  ].join('\n');
  expect(
    findRequirements(ad, 'ko').map(({ topic, sort, isPreferred }) => [topic, sort, isPreferred]),
  ).toEqual([
    ['주문 API 설계 및 개발', 'duty', false],
    ['판매 데이터를 분석하는 일', 'duty', false],
    ['동시성 문제를 해결해 본 경험', 'experience', false],
    ['데이터베이스에 대한 이해', 'ability', false],
    ['트래픽 서비스 운영 경험', 'experience', true],
    ['코드 리뷰에 익숙한 사람', 'person', true],
  ]);
});

test('finds what an English ad asks for', () => {
  const ad =
    'What we are looking for\n- Experience with SQL\n- Ability to explain results\n\nNice to have\n- Familiarity with Tableau\n\nWe offer 26 days of holiday.';
  expect(findRequirements(ad, 'en').map(({ topic, isPreferred }) => [topic, isPreferred])).toEqual([
    ['Experience with SQL', false],
    ['Ability to explain results', false],
    ['Familiarity with Tableau', true],
  ]);
});
