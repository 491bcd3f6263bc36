import { createHash } from 'node:crypto';
import { policyVersion } from '@daedap/contract/constants/accounts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as interviewTexts from '#/features/interview/texts.ts';
import * as materialsTexts from '#/features/materials/texts.ts';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { renderPage } from '#/test/render-page.tsx';
import { offline, stubServer } from '#/test/stub-server.ts';
import { PrivacyPage } from './privacy-page.tsx';
import { TermsPage } from './terms-page.tsx';
import { everythingSet, readPage, siteWith } from './testing/shown-policies.tsx';

test('the notice names the times that the code keeps, and the operator', async () => {
  stubServer(siteWith({ operator: { name: '한빛고등학교', contact: 'help@hanbit.example' } }));
  renderPage(<PrivacyPage />);
  expect(await screen.findByText('운영자: 한빛고등학교, help@hanbit.example')).toBeTruthy();
  expect(screen.getByText(/최근 50건, 최대 90일까지/)).toBeTruthy();
  expect(screen.getByText(/2시간쯤 지나면 지워요/)).toBeTruthy();
  expect(screen.getByText(/7일 뒤 만료/)).toBeTruthy();
  expect(screen.getByText(/30일이 지나면 쓰지 않고/)).toBeTruthy();
  expect(screen.getByText(/30일 동안 다시 생기지 않으면/)).toBeTruthy();
  expect(screen.getByText(/외부 언어 모델을 쓰지 않아요/)).toBeTruthy();
  expect(screen.queryByText(/서버의 AI로 질문 만들기/)).toBeNull();
  expect(screen.getByText('2026-11-17 판')).toBeTruthy();
});

test('it says when answers go to a language model, and when nobody is named', async () => {
  changeLanguage('en');
  stubServer(siteWith({ language: true }));
  renderPage(<PrivacyPage />);
  expect(await screen.findByText(/uses a language model of another provider/)).toBeTruthy();
  expect(screen.getByText(/have not been entered yet/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\{\{/);
});

test('it always says that the recognition of the browser comes first', async () => {
  const line = /브라우저를 만든 회사가 그 회사의 서버에서 소리를 처리할 수/;
  expect(await readPage('privacy', 'ko')).toContainEqual(expect.stringMatching(line));
  expect(await readPage('privacy', 'ko', { speech: true })).toContainEqual(
    expect.stringMatching(line),
  );
  stubServer({ 'GET /api/site': offline });
  renderPage(<PrivacyPage />);
  expect(await screen.findByText('운영자 정보를 불러오지 못했어요.')).toBeTruthy();
  expect(screen.getByText(line)).toBeTruthy();
});

test.each(['ko', 'en'] as const)('it calls choices as their screens do (%s)', async (language) => {
  const text = (await readPage('privacy', language, { language: true })).join('\n');
  for (const name of [
    interviewTexts.translate('interview.mode.realtime'),
    interviewTexts.translate('interview.mode.upload'),
    materialsTexts.translate('materials.make.byServer'),
  ]) {
    expect(text).toMatch(new RegExp(`[‘“]${name}[’”]`));
  }
});

test('the terms lead to the notice', async () => {
  stubServer(siteWith({}));
  renderPage(<TermsPage />);
  const link = await screen.findByRole('link', { name: '개인정보 처리방침 보기' });
  expect(link.getAttribute('href')).toBe('/privacy');
});

/** Of everything that the two pages can say, in both languages. */
const published = { version: '2026-11-17', texts: '27840cb5fda5ad50' };

const whatToDo = (texts: string) =>
  [
    `The privacy notice or the terms are not those of version ${published.version}, to which people agreed.`,
    'Set policyVersion in packages/contract/src/constants/accounts.ts to the day of the new texts, so that everyone is asked again.',
    `Then write that day and the hash '${texts}' into \`published\` of policies.test.tsx.`,
  ].join('\n');

test('the texts have the version under which they were published', async () => {
  const hash = createHash('sha256');
  for (const language of ['ko', 'en'] as const) {
    for (const settings of [{}, everythingSet]) {
      hash.update((await readPage('privacy', language, settings)).join('\n'));
    }
    hash.update((await readPage('terms', language)).join('\n'));
  }
  const texts = hash.digest('hex').slice(0, 16);
  const isPublished = policyVersion === published.version && texts === published.texts;
  expect(isPublished ? '' : whatToDo(texts)).toBe('');
});
