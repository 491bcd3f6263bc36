import { defineTexts } from '#/lib/i18n/define-texts.ts';
import { en } from './locales/links-en.ts';
import { ko } from './locales/links-ko.ts';

export const { useTexts } = defineTexts({ ko, en });
