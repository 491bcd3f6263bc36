import type { Language } from '@daedap/contract/languages';

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** What to do about a file that is over its limit. */
export const tooLargeTexts: Record<Language, (maxBytes: number) => string> = {
  ko: (maxBytes) => `파일이 ${megabytes(maxBytes)}MB를 넘었어요. 더 짧게 답변해주세요.`,
  en: (maxBytes) => `The file is over ${megabytes(maxBytes)} MB. Please answer more briefly.`,
};
