import type { Language } from '@daedap/contract/languages';
import { screen } from '@testing-library/react';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { renderPage } from '#/test/render-page.tsx';
import { stubServer } from '#/test/stub-server.ts';
import { PrivacyPage } from '../privacy-page.tsx';
import { TermsPage } from '../terms-page.tsx';

type SiteSettings = {
  readonly language: boolean;
  readonly speech: boolean;
  readonly voice: boolean;
  readonly mail: boolean;
  readonly operator: { readonly name: string | null; readonly contact: string | null };
};

const nothingSet: SiteSettings = {
  language: false,
  speech: false,
  voice: false,
  mail: false,
  operator: { name: null, contact: null },
};

export const everythingSet: SiteSettings = {
  language: true,
  speech: true,
  voice: true,
  mail: true,
  operator: { name: '한빛고등학교', contact: 'help@hanbit.example' },
};

/** Answers of a server with these settings; all others are off. */
export function siteWith(settings: Partial<SiteSettings>) {
  const { mail, operator, ...services } = { ...nothingSet, ...settings };
  return { 'GET /api/site': { body: { success: true, mail, operator, services } } };
}

/** Title, headings and lines of a page, as a reader of this language sees them. */
export async function readPage(
  page: 'privacy' | 'terms',
  language: Language,
  settings: Partial<SiteSettings> = {},
): Promise<string[]> {
  changeLanguage(language);
  stubServer(siteWith(settings));
  const { container, unmount } = renderPage(page === 'privacy' ? <PrivacyPage /> : <TermsPage />);
  await screen.findByText(/^(운영자: |Operator: |이 서버의 운영자 이름|The name and contact)/);
  const texts = [...container.querySelectorAll('h1, h1 + p, h2, li')].map(
    ({ textContent }) => textContent,
  );
  unmount();
  return texts;
}
