import type { Page, Route } from '@playwright/test';
import type { BodyOf } from '@daedap/contract/call';
import type { generateQuestions } from '@daedap/contract/calls/questions';
import { type Account, expect } from './test.ts';

export const address = '/interview/setup';
export const generating = '**/api/ai/generate-questions';
export const counting = '**/api/interviews/sessions/active';

export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
export const choose = (page: Page, name: string) =>
  page.getByRole('radiogroup').getByText(name, { exact: true }).click();
export const status = (page: Page) => page.locator('[data-interview-status]');

/** The stored state of the wizard in a tab that has reached this step. */
export async function openLastStep(page: Page) {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('e2e-kept')) return;
    sessionStorage.setItem('e2e-kept', 'yes');
    const cell = { mainCategory: 'job', subCategory: 'it', difficulty: 'intermediate' };
    const kept = { visit: 'default', step: 'questionCount', ...cell, questionCount: 3 };
    sessionStorage.setItem('setupChoices', JSON.stringify(kept));
  });
  await page.goto(address);
  await expect(page.getByRole('radiogroup')).toBeVisible();
}

export async function openDeviceCheck(page: Page) {
  await openLastStep(page);
  await button(page, '카메라·마이크 확인하기').click();
  await expect(title(page, '카메라와 마이크를 확인해요')).toBeFocused();
}

/** The interview that the setup stored in the tab for the live screen. */
export const keptInterview = (page: Page) =>
  page.evaluate(() => {
    const key = sessionStorage.getItem('latest_interview_session_key') ?? '';
    return { key, state: JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown };
  });

export const failed = (code: number, name: string, error: string) => (route: Route) =>
  route.fulfill({ status: code, json: { success: false, code: name, error } });

export async function startSessions(page: Page, { token }: Account, count: number) {
  const data: BodyOf<typeof generateQuestions> = {
    mainCategory: 'personality',
    subCategory: 'basic',
    difficulty: 'beginner',
    count: 3,
  };
  for (let made = 0; made < count; made += 1) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.post('/api/ai/generate-questions', { headers, data });
    expect(answer.status()).toBe(201);
  }
}
