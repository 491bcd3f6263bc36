import { defineTexts } from '#/lib/i18n/define-texts.ts';
import { en } from './locales/en.ts';
import { ko } from './locales/ko.ts';

export const { translate } = defineTexts({ ko, en });
