import { defineTexts } from './define-texts.ts';

/** The common texts alone, for files without texts of their own. */
export const { useTexts, translate } = defineTexts({ ko: {}, en: {} });
