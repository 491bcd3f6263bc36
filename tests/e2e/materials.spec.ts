import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import {
  answersStatus,
  fills,
  type OwnServer,
  startOwnServer,
  startScriptedModel,
} from '../harness/server.ts';
import { expectNothingSerious } from './support/axe.ts';
import { answerWith, press, withWebSpeech } from './support/live.ts';
import { subscribe } from './support/local-store.ts';
import { button, choose } from './support/setup.ts';
import { expect, inFull, signIn, test as plain } from './support/test.ts';
import { test } from './support/wire.ts';

test.use({ permissions: ['camera', 'microphone'] });

const paper = (name: string) =>
  fileURLToPath(new URL(`../../apps/web/src/media/papers/fixtures/${name}`, import.meta.url));

/** Drops a file on the page, as a hand does. */
async function drop(page: Page, name: string, type: string) {
  const bytes = (await readFile(paper(name))).toString('base64');
  const data = await page.evaluateHandle(
    ([text, file, kind]) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
      transfer.items.add(new File([content], file, { type: kind }));
      return transfer;
    },
    [bytes, name, type] as const,
  );
  await page.getByText('PDF, DOCX, HWPX').first().dispatchEvent('drop', { dataTransfer: data });
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

async function paste(page: Page, text: string) {
  await page.getByRole('textbox', { name: '또는 글을 붙여넣어주세요' }).fill(text);
  await button(page, '붙여넣은 글 추가').click();
}

const pasted = [
  '저는 교내 도서관에서 봉사 시간을 120시간 채웠습니다.',
  '대출 기록을 분석해 인기 도서 코너를 직접 기획했고 대출량을 30% 늘렸습니다.',
  '제 전화번호는 010-2345-6789입니다.',
];
const personal = ['9876-5432', '2345-6789', 'minji.kim'];

/** Papers as they are kept on the device, before anything is masked. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('InterviewChunks');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const all = opened.result.transaction('materials').objectStore('materials').getAll();
    await new Promise((resolve) => all.addEventListener('success', resolve));
    opened.result.close();
    return (all.result as { text: string }[]).map(({ text }) => text);
  });

/** Every run of twelve characters: no sentence and no half of one can pass without one of them. */
const windowsOf = (text: string) => {
  const line = text.replaceAll(/\s+/gu, ' ');
  return new Set(
    Array.from({ length: Math.max(0, line.length - 11) }, (_, at) => line.slice(at, at + 12)),
  );
};

test('papers become questions on this device, and only what the page shows as sent is sent', async ({
  page,
  account,
  wire,
}) => {
  const answer = '저는 엑셀로 표를 짜서 매주 숫자를 맞춰 보았고 틀린 것을 삼 퍼센트로 낮췄습니다.';
  await withWebSpeech(page, [answer]);
  await signIn(page, account);
  await subscribe(page, 'basic');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: '내 자료로 질문 만들기' }).click();
  await expect(page.getByText('이 기기에만 저장되고', { exact: false })).toBeVisible();

  // What cannot be read says why, and takes nothing along.
  await drop(page, 'password.pdf', 'application/pdf');
  await expect(page.getByRole('alert')).toContainText('암호가 걸려 있어요');
  await drop(page, 'password.hwpx', 'application/hwp+zip');
  await expect(page.getByRole('alert')).toContainText('password.hwpx: 암호가 걸려 있어요');
  await drop(page, 'picture-only.pdf', 'application/pdf');
  await expect(page.getByRole('alert')).toContainText('사진으로 된 문서라');
  await drop(page, 'cover-letter.pdf', 'application/pdf');
  const pdf = cardOf(page, 'cover-letter.pdf');
  await expect(pdf.getByRole('combobox', { name: '자료 종류' })).toHaveValue('cover-letter');
  await paste(page, pasted.join(' '));
  await expect(cardOf(page, '붙여넣은 글 2')).toBeVisible();

  // A guess can be corrected. A table of Hangul, and a font that its file does not contain, are read as well.
  await drop(page, 'school-record.hwpx', 'application/hwp+zip');
  const record = cardOf(page, 'school-record.hwpx');
  const kind = record.getByRole('combobox', { name: '자료 종류' });
  await expect(kind).toHaveValue('school-record');
  await expect(record).toContainText('글을 보고 짐작했어요');
  await kind.selectOption('이력서');
  await expect(record).not.toContainText('글을 보고 짐작했어요');
  await record.getByRole('button', { name: '글과 가린 곳 보기' }).click();
  await expect(record.getByRole('region')).toContainText('효소의 반응 속도를 온도별로 측정');
  await drop(page, 'cid-fonts.pdf', 'application/pdf');
  const cid = cardOf(page, 'cid-fonts.pdf');
  await cid.getByRole('button', { name: '글과 가린 곳 보기' }).click();
  await expect(cid.getByRole('region')).toContainText('청취율을 18%에서 41%로 높였습니다.');
  await expect(cid.getByRole('region')).toContainText('선생님을 설득하는 일이었습니다.');
  for (const card of [record, cid]) {
    await card.getByRole('button', { name: '지우기' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click();
    await expect(card).toHaveCount(0);
  }

  // Personal data is masked; a mask can be taken off and put back.
  await pdf.getByRole('button', { name: '글과 가린 곳 보기' }).click();
  const shown = pdf.getByRole('region');
  await expect(shown).toContainText('재고 관리 팀장을 맡았습니다');
  await expect(shown).not.toContainText('9876-5432');
  const mask = shown.getByRole('button', { pressed: true });
  const masks = await mask.count();
  expect(masks).toBeGreaterThan(1);
  await mask.first().click();
  await expect(mask).toHaveCount(masks - 1);
  await shown.getByRole('button', { pressed: false }).click();
  await expect(mask).toHaveCount(masks);
  await expectNothingSerious(page);

  // They are still there after a reload.
  await page.reload();
  await expect(pdf).toBeVisible();
  await button(page, '질문 만들기').click();
  const made = page.getByRole('region', { name: '이런 질문이 나올 수 있어요' });
  const questions = made.getByRole('checkbox');
  await expect(questions.first()).toBeVisible();
  expect(await questions.count()).toBeGreaterThan(3);
  await made.getByRole('button', { name: '글에서 보기' }).first().click();
  await expect(page.locator('mark').first()).toBeVisible();
  for (const index of [1, 2]) await questions.nth(index).uncheck();
  const chosen = await made.locator('ol > li').first().locator('label').innerText();
  await made.getByText('서버로 보내는 내용 보기').click();
  const told = await made.getByRole('list', { name: '서버로 보내는 내용 보기' }).innerText();
  expect(told).toContain(chosen);

  // It can be kept before it was asked.
  await made.getByRole('button', { name: '내 질문에 담기', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toContainText('자료는 이 기기에 그대로 있어요');
  await press(page, '담기');
  await expect(page.getByText('내 질문에 담았어요.')).toBeVisible();
  await button(page, '고른 1개로 면접 보기').click();

  await expect(page.getByText('내 자료에서 고른 질문 1개로 연습해요')).toBeVisible();
  await choose(page, 'IT·개발');
  await button(page, '다음').click();
  await choose(page, '초급');
  await button(page, '다음').click();
  await button(page, '면접 시작하기').click();
  await expect(page).toHaveURL('/interview/live');
  await expect(page.getByText('질문 1 / 1')).toBeVisible();
  // A quick analysis ends before the socket has joined. It waits, so that there are frames to look at.
  await page.route('**/api/interviews/analyze-*', async (route) => {
    await expect.poll(() => wire.texts().some((text) => text.includes('join-session'))).toBe(true);
    await route.continue();
  });
  await answerWith(page, '엑셀');
  await press(page, '결과 보러 가기');
  await press(page, '결과 보기');
  await expect(page).toHaveURL(/results/);
  await expect(page.getByText(chosen).first()).toBeVisible();

  // The check can find what was sent: the question, what was said to it, and what a socket's frames say.
  const sent = wire.texts();
  const isSent = (text: string) => sent.some((one) => one.includes(text));
  expect(isSent(chosen)).toBe(true);
  expect(isSent(answer)).toBe(true);
  expect(isSent('join-session')).toBe(true);
  const kept = await keptTexts(page);
  expect(kept.join('\n')).toContain('석 달 만에 오차율을 12%에서 3%로 줄였습니다.');
  expect(kept.join('\n')).toContain(pasted[1]);
  // The address of the account has an end like that of the paper.
  const allowed = windowsOf(`${told} ${answer} ${account.email}`);
  const leaked = [...windowsOf(kept.join('\n'))].filter(
    (window) => !allowed.has(window) && isSent(window),
  );
  expect(leaked).toEqual([]);
  expect(personal.filter(isSent)).toEqual([]);
});

/** A server with a language model, which does what the test says. */
const withModel = plain.extend<{
  model: Awaited<ReturnType<typeof startScriptedModel>>;
  server: OwnServer;
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
  model: async ({}, use) => {
    const model = await startScriptedModel();
    await use(model);
    await model.close();
  },
  server: async ({ model }, use) => {
    const server = await startOwnServer({
      STT: 'off',
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'some-model',
    });
    await use(server);
    await server.stop();
  },
  baseURL: ({ server }, use) => use(server.address),
});

withModel(
  'the server’s language model makes questions only if it is told to, of masked text and of real sentences',
  inFull,
  async ({ page, account, model }) => {
    await signIn(page, account);
    await page.goto('/materials');
    await paste(page, pasted.join(' '));
    await expect(cardOf(page, '붙여넣은 글 1')).toBeVisible();
    const byServer = page.getByRole('checkbox', { name: /서버의 AI로 질문 만들기/ });
    await expect(byServer).not.toBeChecked();
    await expect(page.getByText('켜면 고른 자료의 가린 글을 서버로 보내고')).toBeVisible();
    const made = page.getByRole('region', { name: '이런 질문이 나올 수 있어요' });

    // Off: nothing is asked of the model.
    await button(page, '질문 만들기').click();
    await expect(made).toBeVisible();
    const asked = () =>
      model.requests.filter(({ body }) => JSON.stringify(body).includes('도서관'));
    expect(asked()).toEqual([]);

    // On: masked text goes out, and only questions of sentences that are there come back.
    model.reply(
      fills(() => ({
        questions: [
          {
            text: '도서 코너를 기획할 때 무엇을 가장 먼저 살펴보셨나요?',
            questionType: 'behavioral',
            sentence: pasted[1],
            points: ['먼저 살펴본 것', '그렇게 한 까닭'],
          },
          {
            text: '해외 인턴십에서 맡은 일은 무엇이었나요?',
            questionType: 'behavioral',
            sentence: '저는 해외 인턴십에서 번역을 맡았습니다.',
            points: ['맡은 일'],
          },
        ],
      })),
    );
    await byServer.check();
    await button(page, '다른 질문 만들기').click();
    await expect(made.getByRole('checkbox')).toHaveCount(1);
    await expect(made).toContainText('도서 코너를 기획할 때 무엇을 가장 먼저 살펴보셨나요?');
    await expect(made).toContainText('먼저 살펴본 것, 그렇게 한 까닭');
    expect(asked()).toHaveLength(1);
    expect(JSON.stringify(asked()[0]?.body)).not.toContain('2345-6789');
    expect(JSON.stringify(asked()[0]?.body)).toContain('[전화번호]');

    // It fails: this device makes them, and says so.
    model.reply(answersStatus(400, 'no'));
    await button(page, '다른 질문 만들기').click();
    await expect(page.getByText('서버의 AI가 질문을 만들지 못해서')).toBeVisible();
    await expect(made).not.toContainText('무엇을 가장 먼저 살펴보셨나요?');
    expect(await made.getByRole('checkbox').count()).toBeGreaterThan(0);

    // It is off again for the next visit.
    await page.reload();
    await expect(byServer).not.toBeChecked();
  },
);
