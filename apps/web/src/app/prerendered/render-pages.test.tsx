import { type Language, languages } from '@daedap/contract/languages';
import { pages } from '@daedap/contract/pages';
import { act, screen } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { createMemoryRouter } from '#/lib/router/router.ts';
import { endSession, restoreSession } from '#/lib/session/session-store.ts';
import { writeStoredSession } from '#/lib/session/stored-session.ts';
import { changeTheme } from '#/lib/theme.ts';
import { mina } from '#/test/people.ts';
import { App } from '../app.tsx';
import { routes } from '../routes.tsx';
import { renderPage } from './render-pages.tsx';

const texts = {
  landing: {
    ko: [
      '면접관 앞에 서기 전에',
      '연습은 세 걸음이면 돼요',
      '무료로 시작하기',
      '본문으로 건너뛰기',
    ],
    en: ['Say your answer', 'Three steps to practise', 'Start for free', 'Skip to content'],
  },
  login: { ko: ['로그인', '이메일', '비밀번호'], en: ['Sign in', 'Email', 'Password'] },
  register: { ko: ['회원가입', '이메일'], en: ['Email', 'Password'] },
} as const;

const visits = (['landing', 'login', 'register'] as const).flatMap((name) =>
  languages.map((language) => [name, language] as const),
);

let root: Root | null = null;
beforeEach(() => endSession({ expired: false }));
afterEach(async () => {
  await act(async () => root?.unmount());
  root = null;
  document.body.replaceChildren();
  changeTheme('system');
});

/** Puts HTML into the page and lets React adopt it. What does not match is console output, which fails the test. */
async function adopt(html: string, path: string, language: Language) {
  changeLanguage(language);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await router.ready;
  await act(async () => {
    root = hydrateRoot(container, <App router={router} />);
  });
  return container;
}

describe.each(visits)('%s in %s', (name, language) => {
  test('has the texts of the page, and no style that the content policy would not apply', async () => {
    const { html, title } = await renderPage(name, language);
    for (const text of texts[name][language]) expect(html).toContain(text);
    expect(title).toContain('Daedap');
    expect(html).not.toContain(' style=');
  });

  test('is what the app would render', async () => {
    const { html } = await renderPage(name, language);
    const container = await adopt(html, pages[name], language);
    expect(container.querySelector('main')).toBe(container.querySelector('#main'));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

test('a chosen theme is shown as soon as the app has adopted the page', async () => {
  const { html } = await renderPage('landing', 'ko');
  changeTheme('dark');
  const container = await adopt(html, '/', 'ko');
  expect(container.querySelector('[aria-label^="화면 테마: 어둡게"]')).not.toBeNull();
});

test('the highlight goes on where the HTML has stopped', async () => {
  const { html } = await renderPage('landing', 'ko');
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const marked of page.querySelectorAll('[data-rotation] [aria-pressed]')) {
    marked.setAttribute('aria-pressed', String(marked.textContent === '인성 면접'));
  }
  for (const [place, sample] of [...page.querySelectorAll('[data-shown]')].entries()) {
    sample.setAttribute('data-shown', String(place === 2));
  }
  await adopt(page.body.innerHTML, '/', 'ko');
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('인성 면접');
});

test('the dashboard is a skeleton that says that it is loading', async () => {
  writeStoredSession('token-1', mina);
  void restoreSession(() => Promise.withResolvers<never>().promise);
  const { html } = await renderPage('dashboard', 'ko');
  expect(html).toContain('불러오는 중이에요');
  expect(html).toContain('면접 연습 시작하기');
  expect(html).not.toContain(' style=');
});
