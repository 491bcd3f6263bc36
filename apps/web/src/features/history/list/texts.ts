import { addTexts } from '#/lib/i18n/texts.ts';
import { en } from './locales/en.ts';
import { ko } from './locales/ko.ts';

type Own = typeof ko;

declare module '#/lib/i18n/texts.ts' {
  interface Texts extends Own {}
}

addTexts({ ko, en });
