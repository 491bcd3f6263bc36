import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeQuestions } from '@daedap/materials/make-questions';
import { maskPersonalData } from '@daedap/materials/masks';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { PaperError } from '#/media/papers/limits.ts';
import { paperWork } from '#/media/papers/papers.ts';
import { readPaper } from '#/media/papers/read-paper.ts';
import { listMaterials, type Material, putMaterial } from '#/media/store/materials.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { takeReports } from '#/test/console.ts';
import { eventually } from '#/test/eventually.ts';
import { mina } from '#/test/people.ts';
import { renderApp } from '#/test/render-app.tsx';
import { failure, stubServer } from '#/test/stub-server.ts';
// Loaded here, so that loading does not count towards the time limit of a test.
import './materials-page.tsx';

fakeDatabase();

const letter =
  '저는 학생회 물품 대여 사업에서 재고 관리 팀장을 맡았습니다. 바코드로 입출고를 기록하는 표를 직접 만들었습니다. ' +
  '그 결과 석 달 만에 오차율을 12%에서 3%로 줄였습니다. 연락처는 010-9876-5432입니다.';
const english =
  'I led the stock team of our student union. I built a barcode sheet and cut errors from 12% to 3% in three months. ' +
  'I persuaded the volunteers to record every item.';

const paper = (values: Partial<Material> = {}): Material => ({
  id: 'one',
  userId: mina.id,
  name: '자소서.txt',
  kind: 'cover-letter',
  guessed: false,
  text: letter,
  blind: false,
  shown: [],
  hidden: [],
  createdAt: 1,
  ...values,
});

const health = 'GET /api/health';
const engine = { status: 'ok', provider: 'embedded', model: null };
const withModel = {
  [health]: {
    body: {
      success: true,
      status: 'ok',
      version: '0',
      uptime: 1,
      database: { status: 'ok', latencyMs: 1 },
      queue: { status: 'ok' },
      engines: {
        questions: { status: 'ok', provider: 'openai-compatible', model: 'some' },
        analysis: engine,
        speech: engine,
        voice: engine,
      },
    },
  },
};
const withoutModel = { [health]: failure(503, 'UNAVAILABLE', '쉬고 있어요') };

/** What a worker does, without one. Only pdf.js needs a browser: a PDF has the problem that its name says. */
beforeEach(() => {
  startSession('token-1', mina);
  vi.spyOn(paperWork, 'read').mockImplementation(async (file) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return readPaper({ name: file.name, bytes }, async () => () => {
      const problem = file.name.startsWith('scan') ? 'scanned' : 'tooManyPages';
      return Promise.reject(new PaperError(problem));
    });
  });
  vi.spyOn(paperWork, 'mask').mockImplementation(
    async (text, options) => maskPersonalData(text, options).masks,
  );
  vi.spyOn(paperWork, 'make').mockImplementation(async (order) => makeQuestions(order));
});

async function open(papers: readonly Material[] = [], server: object = withoutModel) {
  for (const one of papers) await putMaterial(one);
  const requests = stubServer({ ...withoutModel, ...server });
  const app = renderApp('/materials');
  await screen.findByRole('heading', { level: 1 });
  if (papers[0]) await screen.findByRole('heading', { name: papers[0].name });
  return { ...app, requests };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const card = async (name: string) => (await screen.findByRole('heading', { name })).closest('li')!;
const made = () => screen.findByRole('region', { name: '이런 질문이 나올 수 있어요' });
const bytesOf = (...bytes: number[]) => new Uint8Array(bytes);
const fixture = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../media/papers/fixtures', name)));
const addFile = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  userEvent.upload(screen.getByLabelText('파일 고르기'), new File([bytes], name), {
    applyAccept: false,
  });
async function paste(text: string) {
  await userEvent.click(screen.getByRole('textbox', { name: '또는 글을 붙여넣어주세요' }));
  await userEvent.paste(text);
  await press('붙여넣은 글 추가');
}

test('without papers there is nothing to make questions of, and no offer of a model', async () => {
  await open();
  expect(await screen.findByText('아직 넣은 자료가 없어요.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '질문 만들기' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /서버의 AI/ })).toBeNull();
});

test('guesses what a pasted paper is, and the user corrects it', async () => {
  await open();
  await paste(
    '이력서\n학력\n2018.03 - 2022.02 한국대학교 경영학과\n경력\n2022.03 - 현재 물류 회사 재고 담당\n자격증\n물류관리사',
  );
  const pasted = within(await card('붙여넣은 글 1'));
  const kind = pasted.getByRole<HTMLSelectElement>('combobox', { name: '자료 종류' });
  expect(kind.value).toBe('cv');
  expect(pasted.getByText('글을 보고 짐작했어요. 다르면 바꿔주세요.')).toBeTruthy();
  await userEvent.selectOptions(kind, '포트폴리오 글');
  await eventually(() => expect(pasted.queryByText(/짐작했어요/)).toBeNull());
  expect((await listMaterials(mina.id)).rows).toMatchObject([
    { kind: 'portfolio', guessed: false },
  ]);
});

test('does not guess what the user has said', async () => {
  await open();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: '어떤 자료인가요?' }),
    '학교생활기록부',
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /블라인드/ }).checked).toBe(true);
  await paste(letter);
  await card('붙여넣은 글 1');
  expect((await listMaterials(mina.id)).rows).toMatchObject([
    { kind: 'school-record', guessed: false, blind: true },
  ]);
});

test('reads a file of Hangul', async () => {
  await open();
  await addFile('생기부.hwpx', fixture('school-record.hwpx'));
  const record = within(await card('생기부.hwpx'));
  await userEvent.click(record.getByRole('button', { name: '글과 가린 곳 보기' }));
  expect((await record.findByRole('region')).textContent).toContain('효소의 반응 속도를');
});

test.each([
  ['a.hwp', bytesOf(0xd0, 0xcf, 0x11, 0xe0), 'HWP 파일은 한글에서 HWPX나 PDF로'],
  ['a.doc', bytesOf(0xd0, 0xcf, 0x11, 0xe0), '옛날 문서 형식이에요'],
  ['a.docx', bytesOf(0xd0, 0xcf, 0x11, 0xe0), '암호가 걸려 있어요'],
  ['a.hwpx', fixture('password.hwpx'), '암호가 걸려 있어요'],
  ['b.docx', bytesOf(0x50, 0x4b, 3, 4), '파일이 깨져서'],
  ['a.png', bytesOf(0x89, 0x50, 0x4e, 0x47, 0, 1, 0xff), '읽을 수 없는 종류'],
  ['a.txt', bytesOf(), '글이 들어 있지 않아요'],
  ['b.txt', new Uint8Array(200_001).fill(65), '글이 너무 많아요'],
  ['c.txt', new Uint8Array(10 * 1024 * 1024 + 1).fill(65), '10MB보다 작은'],
  ['scan.pdf', bytesOf(0x25, 0x50, 0x44, 0x46), '사진으로 된 문서라'],
  ['long.pdf', bytesOf(0x25, 0x50, 0x44, 0x46), '60쪽까지'],
])('%s cannot be read: says why, and keeps what is there', async (name, bytes, sentence) => {
  await open([paper()]);
  await addFile(name, bytes);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(name);
  expect(alert.textContent).toContain(sentence);
  expect(alert.textContent).toContain('넣어둔 다른 자료는 그대로 있어요.');
  expect((await listMaterials(mina.id)).rows).toHaveLength(1);
});

test('a worker that stops without a reply is a file that cannot be read, and is reported', async () => {
  vi.spyOn(paperWork, 'read').mockRejectedValue(new Error('The worker did not reply'));
  await open();
  await addFile('a.txt', bytesOf(65));
  expect((await screen.findByRole('alert')).textContent).toContain('a.txt: 파일이 깨져서');
  expect(takeReports()).toEqual([expect.stringContaining('reading a paper')]);
});

test('the 21st paper is refused', async () => {
  await open(
    Array.from({ length: 20 }, (_, at) => paper({ id: `${at}`, name: `${at}.txt`, createdAt: at })),
  );
  await paste(letter);
  expect((await screen.findByRole('alert')).textContent).toContain('20개까지 둘 수 있어요');
  expect((await listMaterials(mina.id)).rows).toHaveLength(20);
});

test('masks are taken off, put back and added', async () => {
  await open([paper()]);
  await press('글과 가린 곳 보기');
  const box = await screen.findByRole('region', { name: '자소서.txt의 글' });
  expect(box.textContent).not.toContain('9876');
  await press('가림 풀기: [전화번호]');
  await eventually(() => expect(box.textContent).toContain('010-9876-5432'));
  await press('다시 가리기: 010-9876-5432');
  await eventually(() => expect(box.textContent).not.toContain('9876'));
  await press('고른 곳 가리기');
  expect(await screen.findByText('글에서 가릴 곳을 먼저 끌어서 골라주세요.')).toBeTruthy();
  const words = within(box).getByText(/학생회 물품/).firstChild!;
  const start = letter.indexOf('학생회');
  const range = document.createRange();
  range.setStart(words, start);
  range.setEnd(words, start + 3);
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
  await press('고른 곳 가리기');
  await eventually(() => expect(box.textContent).toContain('저는 ○○ 물품 대여'));
});

test('a paper is deleted only after a question', async () => {
  await open([paper()]);
  await press('지우기');
  const dialog = screen.getByRole('alertdialog', { name: '‘자소서.txt’ 자료를 지울까요?' });
  await userEvent.click(within(dialog).getByRole('button', { name: '취소' }));
  expect((await listMaterials(mina.id)).rows).toHaveLength(1);
  await press('지우기');
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: '지우기' }),
  );
  expect(await screen.findByText('아직 넣은 자료가 없어요.')).toBeTruthy();
  expect((await listMaterials(mina.id)).rows).toHaveLength(0);
});

test('the chosen questions go to the setup, and nothing else of the paper', async () => {
  const { router, here } = await open([paper()], {
    'GET /api/interviews/sessions/active': { body: { success: true, count: 0, sessions: [] } },
  });
  await press('질문 만들기');
  const questions = within(await made()).getAllByRole('checkbox');
  expect(questions.filter((one) => (one as HTMLInputElement).checked)).toHaveLength(3);
  await userEvent.click(questions[1]!);
  await userEvent.click(screen.getByText('서버로 보내는 내용 보기'));
  const told = screen.getByRole('list', { name: '서버로 보내는 내용 보기' }).textContent;
  await press('고른 2개로 면접 보기');
  await eventually(() => expect(here()).toBe('/interview/setup'));
  const { own } = router.state.location.state as {
    own: { questions: { text: string; points: { label: string; cues: string[] }[] }[] };
  };
  expect(own).toMatchObject({ source: 'materials', category: 'job', language: 'ko' });
  expect(own.questions).toHaveLength(2);
  for (const question of own.questions) {
    expect(Object.keys(question)).toEqual(['text', 'questionType', 'points']);
    // The page has shown all of it.
    for (const text of [
      question.text,
      ...question.points.flatMap(({ label, cues }) => [label].concat(cues)),
    ])
      expect(told).toContain(text);
  }
});

test('a made question is put into a set with what to look for', async () => {
  const { requests } = await open([paper()], {
    'GET /api/practice/question-sets': { body: { success: true, sets: [] } },
    'POST /api/practice/question-sets': {
      status: 201,
      body: {
        success: true,
        set: {
          id: 1,
          name: '담은 질문',
          questions: [],
          version: 1,
          updatedAt: '2026-11-16T00:00:00.000Z',
        },
      },
    },
  });
  await press('질문 만들기');
  const list = within(await made());
  await userEvent.click(list.getAllByRole('button', { name: '내 질문에 담기' })[0]!);
  const dialog = await screen.findByRole('dialog', { name: '어느 세트에 담을까요?' });
  expect(dialog.textContent).toContain('자료는 이 기기에 그대로 있어요');
  await userEvent.click(await within(dialog).findByRole('button', { name: '담기' }));
  expect(await screen.findByText('내 질문에 담았어요.')).toBeTruthy();
  const body = (await requests.find(({ method }) => method === 'POST')?.json()) as {
    questions: { text: string; points: { cues: string[] }[] }[];
  };
  expect(body.questions).toHaveLength(1);
  expect(body.questions[0]!.points.length).toBeGreaterThan(1);
  expect(body.questions[0]!.points.some(({ cues }) => cues.length > 0)).toBe(true);
  expect(JSON.stringify(body)).not.toContain('석 달 만에 오차율을 12%에서 3%로 줄였습니다.');
});

test('a Korean paper in the English app makes Korean questions', async () => {
  changeLanguage('en');
  await open([paper()]);
  await press('Make questions');
  const list = within(await screen.findByRole('region', { name: 'You may be asked this' }));
  expect(list.getAllByRole('checkbox')[0]!.closest('label')?.textContent).toMatch(/[가-힣]/);
  expect(screen.queryByRole('combobox', { name: 'Language of the questions' })).toBeNull();
});

test('of papers in two languages the user chooses the one of the questions', async () => {
  await open([paper(), paper({ id: 'two', name: 'cv.txt', kind: 'cv', text: english })]);
  const language = screen.getByRole('combobox', { name: '질문 언어' });
  await userEvent.selectOptions(language, 'English');
  await press('질문 만들기');
  const asked = within(await made())
    .getAllByRole('checkbox')[0]!
    .closest('label')?.textContent;
  expect(asked).not.toMatch(/[가-힣]/);
  await userEvent.click(within(await card('cv.txt')).getByRole('checkbox'));
  expect(screen.queryByRole('combobox', { name: '질문 언어' })).toBeNull();
});

const makeOnServer = 'POST /api/practice/paper-questions';

test('the server’s model is asked only with consent, and gets the masked text', async () => {
  const sentence = '그 결과 석 달 만에 오차율을 12%에서 3%로 줄였습니다.';
  const { requests } = await open([paper()], {
    ...withModel,
    [makeOnServer]: {
      body: {
        success: true,
        questions: [
          {
            text: '어떻게 줄이셨나요?',
            questionType: 'behavioral',
            points: [],
            paperId: 'one',
            sentence,
          },
        ],
      },
    },
  });
  const consent = await screen.findByRole<HTMLInputElement>('checkbox', { name: /서버의 AI/ });
  expect(consent.checked).toBe(false);
  await press('질문 만들기');
  await made();
  const calls = () => requests.filter(({ method }) => method === 'POST');
  expect(calls()).toEqual([]);
  await userEvent.click(consent);
  await press('다른 질문 만들기');
  await screen.findByRole('checkbox', { name: '어떻게 줄이셨나요?' });
  const body = JSON.stringify(await calls()[0]?.json());
  expect(body).toContain('[전화번호]');
  expect(body).not.toContain('9876');
});

test.each([
  ['has none', { body: { success: true, questions: null } }],
  ['fails', failure(500, 'INTERNAL', '문제가 생겼어요')],
  [
    'invents a sentence',
    {
      body: {
        success: true,
        questions: [
          {
            text: '인턴은요?',
            questionType: 'general',
            points: [],
            paperId: 'one',
            sentence: '저는 인턴을 했습니다.',
          },
        ],
      },
    },
  ],
])('this device makes the questions when the model %s', async (_, answer) => {
  await open([paper()], { ...withModel, [makeOnServer]: answer });
  await userEvent.click(await screen.findByRole('checkbox', { name: /서버의 AI/ }));
  await press('질문 만들기');
  expect(within(await made()).getAllByRole('checkbox').length).toBeGreaterThan(1);
  expect(screen.getByText(/이 기기에서 만들었어요/)).toBeTruthy();
  expect(screen.queryByText('인턴은요?')).toBeNull();
});

test('a text without anything to ask about says so', async () => {
  await open([paper({ text: '가나다라 마바사' })]);
  await press('질문 만들기');
  expect(await screen.findByText(/물어볼 만한 문장을 찾지 못했어요/)).toBeTruthy();
});
