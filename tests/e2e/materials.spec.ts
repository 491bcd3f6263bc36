import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectNothingSerious } from './support/axe.ts';
import { answerWith, press, withWebSpeech } from './support/live.ts';
import { subscribe } from './support/local-store.ts';
import { button, choose } from './support/setup.ts';
import { expect, signIn } from './support/test.ts';
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

const pasted = [
  '저는 교내 도서관에서 봉사 시간을 120시간 채웠습니다.',
  '대출 기록을 분석해 인기 도서 코너를 직접 기획했고 대출량을 30% 늘렸습니다.',
  '제 전화번호는 010-2345-6789입니다.',
];
/** Sentences of the PDF. */
const sentences = [
  '재고 오차율이 12%로 높아 발주가 자주 밀렸고',
  '저는 바코드로 입출고를 기록하는 표를 직접 만들었습니다',
  '그 결과 석 달 만에 오차율을 12%에서 3%로 줄였습니다.',
  '가장 어려웠던 점은 팀원들이 기록을 번거로워했다는 것입니다.',
];

test('papers become questions on this device, and only the chosen ones are sent', async ({
  page,
  account,
  wire,
}) => {
  const answer = '저는 바코드 표를 만들어 매주 오차를 확인했고 오차를 삼 퍼센트로 줄였습니다.';
  await withWebSpeech(page, [answer]);
  await signIn(page, account);
  await subscribe(page, 'basic');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: '내 자료로 질문 만들기' }).click();
  await expect(page.getByText('이 기기에만 저장되고', { exact: false })).toBeVisible();

  // What cannot be read says why, and takes nothing along.
  await drop(page, 'password.pdf', 'application/pdf');
  await expect(page.getByRole('alert')).toContainText('암호가 걸려 있어요');
  await drop(page, 'picture-only.pdf', 'application/pdf');
  await expect(page.getByRole('alert')).toContainText('사진으로 된 문서라');
  await drop(page, 'cover-letter.pdf', 'application/pdf');
  const pdf = page.getByRole('listitem').filter({ hasText: 'cover-letter.pdf' });
  await expect(pdf).toBeVisible();
  await page.getByRole('textbox', { name: '또는 글을 붙여넣어주세요' }).fill(pasted.join(' '));
  await button(page, '붙여넣은 글 추가').click();
  const text = page.getByRole('listitem').filter({ hasText: '붙여넣은 글 2' });
  await expect(text).toBeVisible();

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
  const chosen = await made.getByRole('listitem').first().locator('label').innerText();
  await button(page, '고른 1개로 면접 보기').click();

  await expect(page.getByText('내 자료에서 고른 질문 1개로 연습해요')).toBeVisible();
  await choose(page, 'IT·개발');
  await button(page, '다음').click();
  await choose(page, '초급');
  await button(page, '다음').click();
  await button(page, '면접 시작하기').click();
  await expect(page).toHaveURL('/interview/live');
  await expect(page.getByText('질문 1 / 1')).toBeVisible();
  await answerWith(page, '바코드');
  await press(page, '결과 보러 가기');
  await press(page, '결과 보기');
  await expect(page).toHaveURL(/results/);
  await expect(page.getByText(chosen).first()).toBeVisible();
  await press(page, '내 질문에 담기');
  await press(page, '담기');
  await expect(page.getByText('내 질문에 담았어요.')).toBeVisible();

  // The check can find what was sent.
  expect(wire.carried(chosen)).toBe(true);
  for (const hidden of [...sentences, ...pasted, '9876-5432', '2345-6789', 'minji.kim'])
    expect(wire.carried(hidden), hidden).toBe(false);
});
