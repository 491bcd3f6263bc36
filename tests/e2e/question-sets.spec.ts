import { expectNothingSerious } from './support/axe.ts';
import { button } from './support/setup.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedErrors: ['the server responded with a status of 409'],
});

test('a set is pasted, ordered, saved, shared and practised', async ({
  signedInPage: page,
  context,
}) => {
  await page.goto('/interview/setup');
  await page.getByRole('link', { name: '내 질문으로' }).click();
  await expect(page).toHaveURL('/questions');
  await button(page, '붙여넣거나 파일로 가져오기').click();
  await page
    .getByRole('textbox', { name: '질문 붙여넣기' })
    .fill('1. 왜 우리 회사인가요?\n2. 가장 큰 실패는 무엇인가요?\n3. 5년 뒤의 모습은요?');
  await button(page, '질문 3개 가져오기').click();
  await page.getByRole('textbox', { name: '세트 이름' }).fill('카카오 기출');
  const question = (number: number) =>
    page.getByRole('textbox', { name: `질문 ${number}`, exact: true });
  await question(1).press('Alt+ArrowDown');
  await expect(question(1)).toHaveValue('가장 큰 실패는 무엇인가요?');
  await expect(question(2)).toBeFocused();
  await page.getByRole('button', { name: '질문 3 위로' }).click();
  await expect(question(2)).toHaveValue('5년 뒤의 모습은요?');
  await page.getByText('질문 1에서 기대하는 내용', { exact: false }).first().click();
  await page.getByRole('textbox', { name: '질문 1에서 기대하는 내용' }).fill('실패한 일\n배운 점');
  await expectNoSidewaysScroll(page);
  await expectNothingSerious(page);

  // What is written survives a reload before it is saved.
  await page.reload();
  await expect(question(1)).toHaveValue('가장 큰 실패는 무엇인가요?');
  await button(page, '저장하기').click();
  const set = page.getByRole('region', { name: '카카오 기출' });
  await expect(set.getByText('기대하는 내용: 실패한 일, 배운 점')).toBeVisible();

  // A second tab saves first: nothing is overwritten, and both are kept.
  await set.getByRole('button', { name: '고치기' }).click();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: '고치기' }).click();
  await other.getByRole('textbox', { name: '세트 이름' }).fill('다른 탭의 이름');
  await button(other, '저장하기').click();
  await expect(other.getByRole('region', { name: '다른 탭의 이름' })).toBeVisible();
  await other.close();
  await button(page, '저장하기').click();
  await expect(page.getByRole('alert')).toContainText('다른 탭이나 기기에서 바뀌었어요');
  await button(page, '내가 적은 것을 새 세트로 저장').click();
  await expect(set).toBeVisible();

  // A link holds the set itself; whoever opens it is asked first.
  await set.getByRole('button', { name: '링크 복사' }).click();
  await expect(page.getByText('링크를 복사했어요', { exact: false })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/questions#set=');
  await page.goto('/dashboard');
  await page.goto(link);
  const asked = page.getByRole('alertdialog', { name: '질문 세트를 받았어요' });
  await expect(asked).toContainText('‘카카오 기출’ 세트의 질문 3개');
  await asked.getByRole('button', { name: '추가하기' }).click();
  await expect(set).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
  await button(page, '세트 목록으로').click();
  await expect(page.getByRole('listitem').filter({ hasText: '카카오 기출' })).toHaveCount(2);
  await expect(page.getByRole('listitem').filter({ hasText: '다른 탭의 이름' })).toHaveCount(1);
  await page.goto(`/questions#set=${'A'.repeat(40)}`);
  await expect(page.getByRole('alertdialog', { name: '링크를 읽을 수 없어요' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: '카카오 기출' }).first().click();

  // Questions of the bank that were never asked join it.
  await set.getByRole('button', { name: '질문 은행에서 고르기' }).click();
  const bank = page.getByRole('region', { name: '질문 은행에서 고르기' });
  await expect(bank.getByText('질문 660개')).toBeVisible();
  await bank.getByRole('combobox', { name: '면접 종류' }).selectOption('취업');
  await bank.getByRole('combobox', { name: '분야' }).selectOption('IT·개발');
  await bank.getByRole('searchbox', { name: '찾을 말' }).fill('데이터베이스 인덱스');
  await bank.getByRole('button', { name: '찾기', exact: true }).click();
  const index = '데이터베이스에서 인덱스를 쓰는 이유와 그 대가를 설명해 주세요.';
  await bank.getByRole('checkbox', { name: index }).check();
  await expectNoSidewaysScroll(page);
  await expectNothingSerious(page);
  await bank.getByRole('button', { name: '고른 1개 담기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '담기', exact: true }).click();
  await expect(page.getByText('내 질문에 담았어요.')).toBeVisible();
  await expect(set.getByRole('checkbox', { name: index })).toBeChecked();
  await set.getByRole('checkbox').nth(1).uncheck();
  await button(page, '고른 3개로 면접 보기').click();
  await expect(page).toHaveURL('/interview/setup');
  await expect(page.getByText('내 질문 3개로 연습해요')).toBeVisible();
  await page.reload();
  await expect(page.getByText('내 질문 3개로 연습해요')).toBeVisible();
  await button(page, '기본 질문으로 바꾸기').click();
  await expect(page.getByRole('link', { name: '내 자료로' })).toBeVisible();
});
