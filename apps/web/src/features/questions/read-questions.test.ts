import { expect, test } from 'vitest';
import { readPoints, readQuestions, setFile } from './read-questions.ts';

const textsOf = ({ questions }: ReturnType<typeof readQuestions>) =>
  questions.map(({ text }) => text);

test('reads one question a line, without its number', () => {
  const read = readQuestions(
    '1. 자기소개를 해주세요.\r\n\n Q2) 왜 우리 회사인가요?\n• 2년 뒤에는요?',
    'lines',
  );
  expect(textsOf(read)).toEqual(['자기소개를 해주세요.', '왜 우리 회사인가요?', '2년 뒤에는요?']);
  expect(read.leftOut).toBe(0);
});

test('reads the expected points of a CSV file, with quotes, commas and line breaks', () => {
  const csv =
    '질문,기대 내용\n"왜, 지금인가요?","시장; ""성장"" 속도"\n강점은요?,"근거\n보기"\n약점은요?\n';
  expect(readQuestions(csv, 'csv').questions).toEqual([
    {
      text: '왜, 지금인가요?',
      questionType: 'general',
      points: [
        { label: '시장', cues: [] },
        { label: '"성장" 속도', cues: [] },
      ],
    },
    {
      text: '강점은요?',
      questionType: 'general',
      points: [
        { label: '근거', cues: [] },
        { label: '보기', cues: [] },
      ],
    },
    { text: '약점은요?', questionType: 'general', points: [] },
  ]);
});

test('reads what was copied from a spreadsheet', () => {
  const read = readQuestions('Question\tPoints\nWhy us?\tmission;fit', 'lines');
  expect(read.questions).toMatchObject([
    { text: 'Why us?', points: [{ label: 'mission' }, { label: 'fit' }] },
  ]);
});

test('counts what it leaves out: repeated, too long, and beyond 50', () => {
  const many = Array.from({ length: 52 }, (_, index) => `${index}번째 질문?`);
  const read = readQuestions(['하나?', '하나?', '가'.repeat(301), ...many].join('\n'), 'lines');
  expect(read.questions).toHaveLength(50);
  expect(read.leftOut).toBe(5);
});

test('reads its own file again, and takes other JSON for lines', async () => {
  const questions = [
    { text: '왜요?', questionType: 'technical' as const, points: readPoints('까닭') },
  ];
  const text = await setFile({ name: '기출', questions }).text();
  expect(readQuestions(text, 'lines')).toEqual({ name: '기출', questions, leftOut: 0 });
  expect(textsOf(readQuestions('{"name":""}', 'lines'))).toEqual(['{"name":""}']);
});

test('has at most six points, none longer than 80 characters', () => {
  expect(readPoints('a;b\nc|d;e;f;g')).toHaveLength(6);
  expect(readPoints(`${'가'.repeat(81)};나`)).toEqual([{ label: '나', cues: [] }]);
});
