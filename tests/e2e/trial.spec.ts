import { expectNothingSerious } from './support/axe.ts';
import { expect, newEmail, test, inFull } from './support/test.ts';

const words = '저는 매주 회의록을 남겨서 팀의 지연을 이틀에서 하루로 줄인 경험이 있습니다';

/** What the page keeps, apart from the note that the font was loaded, which comes after 3 s. */
const stored = () => ({
  local: Object.keys(localStorage)
    .filter((key) => key !== 'fontSeen')
    .toSorted(),
  tab: Object.values(sessionStorage).join(' '),
});

test('a visitor answers one question: nothing is stored or sent until they create an account', async ({
  page,
}) => {
  const requests: { url: string; method: string; body: string }[] = [];
  page.on('request', (request) =>
    requests.push({
      url: request.url(),
      method: request.method(),
      body: request.postData() ?? '',
    }),
  );
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const scripts = () => requests.filter(({ url }) => url.endsWith('.js')).length;
  const before = scripts();
  const kept = await page.evaluate(stored);
  await page.getByRole('button', { name: '가입 없이 한 문제 해보기' }).click();
  await page.getByRole('button', { name: '글로 대답하기' }).click();
  expect(scripts()).toBeGreaterThan(before);
  const question = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
  await page.getByRole('textbox', { name: '내 대답' }).fill(words);
  await expectNothingSerious(page);
  await page.getByRole('button', { name: '내 대답 살펴보기' }).click();
  await expect(
    page.getByRole('heading', { name: '이 대답을 첫 기록으로 남길까요?' }),
  ).toBeVisible();
  await expectNothingSerious(page);

  // Only files of the app were fetched, and no request carried anything.
  expect(requests.filter(({ method, body }) => method !== 'GET' || body !== '')).toEqual([]);
  expect(requests.filter(({ url }) => url.includes('/api/'))).toEqual([]);
  expect(requests.filter(({ url }) => decodeURIComponent(url).includes('회의록'))).toEqual([]);
  expect(await page.evaluate(stored)).toEqual(kept);

  // The account takes the answer over, as a session of its own.
  await page.getByRole('button', { name: '계정 만들고 남기기' }).click();
  await page.getByLabel('이름').fill('민지');
  await page.getByLabel('이메일').fill(newEmail());
  await page.getByLabel('비밀번호', { exact: true }).fill('연습은 매일!');
  await page.getByLabel('비밀번호 확인').fill('연습은 매일!');
  await page.getByRole('button', { name: '가입하고 시작하기' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('방금 한 대답을 면접 기록에 남겼어요.')).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) => (await page.request.get(path, { headers })).json();
  await expect
    .poll(async () => (await read('/api/recordings/sessions')).sessions)
    .toMatchObject([{ status: 'completed', questionCount: 1, completedQuestions: 1 }]);
  const [session] = (await read('/api/recordings/sessions')).sessions;
  const { answers } = await read(`/api/recordings/sessions/${session.id}/answers`);
  expect(answers).toMatchObject([{ answerText: words, question: { question } }]);
});

test(
  'a spoken answer is recognised and judged in this browser, by Whisper',
  inFull,
  async ({ page }) => {
    await page.context().grantPermissions(['microphone']);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('/api/')) sent.push(request.url());
    });
    await page.goto('/');
    await page.getByRole('button', { name: '가입 없이 한 문제 해보기' }).click();
    await page.getByRole('button', { name: '말로 대답하기' }).click();
    await page.getByRole('button', { name: '받고 말하기' }).click();
    await expect(page.getByText(/5[0-4]초 남았어요/)).toBeVisible();
    await page.getByRole('button', { name: '답변 완료' }).click();
    // The sentence of the microphone is 「네, 저는 책임감이 강합니다.」.
    await expect(page.getByRole('textbox', { name: /이렇게 들었어요/ })).toHaveValue(/책임감/);
    await page.getByRole('button', { name: '내 대답 살펴보기' }).click();
    await expect(
      page.getByRole('heading', { name: '이 대답을 첫 기록으로 남길까요?' }),
    ).toBeVisible();
    expect(sent).toEqual([]);
  },
);
