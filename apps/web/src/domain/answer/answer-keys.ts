const correction = /-edited-\d+$/;

/** The key of a corrected text. The answer's own would return its first result once more. */
export const correctionKey = (key: string, now: number) => `${key}-edited-${now}`;

export const isCorrection = (key: string) => correction.test(key);

/** The key of the answer that this is, or corrects. */
export const answerKeyOf = (key: string) => key.replace(correction, '');
