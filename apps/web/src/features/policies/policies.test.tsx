import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { renderPage } from '#/test/render-page.tsx';
import { stubServer } from '#/test/stub-server.ts';
import { PrivacyPage } from './privacy-page.tsx';
import { TermsPage } from './terms-page.tsx';

const siteWith = (language: boolean, operator: object) => ({
  'GET /api/site': {
    body: {
      success: true,
      mail: false,
      operator,
      services: { language, speech: false, voice: false },
    },
  },
});

test('the notice names the times that the code keeps, and the operator', async () => {
  stubServer(siteWith(false, { name: '한빛고등학교', contact: 'help@hanbit.example' }));
  renderPage(<PrivacyPage />);
  expect(await screen.findByText('운영자: 한빛고등학교, help@hanbit.example')).toBeTruthy();
  expect(screen.getByText(/최근 50건, 최대 90일까지/)).toBeTruthy();
  expect(screen.getByText(/7일 뒤 만료/)).toBeTruthy();
  expect(screen.getByText(/30일 동안 다시 생기지 않으면/)).toBeTruthy();
  expect(screen.getByText(/외부 언어 모델을 쓰지 않아요/)).toBeTruthy();
  expect(screen.getByText('2026-11-16 판')).toBeTruthy();
});

test('it says when answers go to a language model, and when nobody is named', async () => {
  changeLanguage('en');
  stubServer(siteWith(true, { name: null, contact: null }));
  renderPage(<PrivacyPage />);
  expect(await screen.findByText(/uses a language model of another provider/)).toBeTruthy();
  expect(screen.getByText(/have not been entered yet/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\{\{/);
});

test('the terms lead to the notice', async () => {
  stubServer(siteWith(false, { name: null, contact: null }));
  renderPage(<TermsPage />);
  const link = await screen.findByRole('link', { name: '개인정보 처리방침 보기' });
  expect(link.getAttribute('href')).toBe('/privacy');
});
