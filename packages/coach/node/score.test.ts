import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('./score.ts', import.meta.url));

const run = (lines: readonly string[]) =>
  spawnSync(process.execPath, [program], { input: lines.join('\n'), encoding: 'utf8' });

const index = {
  question: '데이터베이스에서 인덱스를 쓰는 이유와 그 대가를 설명해 주세요.',
  questionId: 'job-it-b01',
  language: 'ko',
};

test('prints a line of scores for each line of input, in order', () => {
  const answers = [
    { ...index, answer: '', durationSeconds: null },
    {
      ...index,
      answer:
        '정렬된 트리에서 찾으니 조회가 빨라집니다. 대신 쓰기가 느려지고 저장 공간이 더 듭니다.',
      durationSeconds: 12,
    },
    {
      question: 'What do you do at weekends?',
      answer: 'I play chess with two friends.',
      language: 'en',
    },
  ];
  const { stdout, status } = run(answers.map((answer) => JSON.stringify(answer)));
  const lines = stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(status).toBe(0);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toEqual({ score: 0, relevance: 0, clarity: 0, depth: 0 });
  expect(lines[1]).toEqual({
    score: expect.any(Number),
    relevance: expect.any(Number),
    clarity: expect.any(Number),
    depth: expect.any(Number),
  });
  expect(lines[1]).not.toEqual(lines[0]);
});

const unreadable = [
  'nonsense',
  '{"question":"?"}',
  '{"question":"?","answer":"!","language":"fr"}',
];

// Each starts a program that loads the whole coach: `npm test` takes the last one, which is JSON of the wrong kind.
test.each(process.env['TEST_FULL'] ? unreadable : unreadable.slice(-1))(
  'says which line it cannot read: %s',
  (line) => {
    const { stderr, status } = run([JSON.stringify({ ...index, answer: '네' }), line]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^line 2: /);
  },
);
