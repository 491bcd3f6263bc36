import { defineTexts } from './define-texts.ts';

/** Only the common texts, for files without texts of their own. */
export const { useTexts, translate } = defineTexts({ ko: {}, en: {} });
