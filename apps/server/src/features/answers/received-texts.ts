import type { Language } from '@daedap/contract/languages';

export const receivedTexts: Record<Language, string> = {
  ko: '영상을 받았어요. 분석이 끝나면 바로 지워요.',
  en: 'Your video has arrived. It is deleted as soon as it is analysed.',
};
