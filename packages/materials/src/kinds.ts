/** What a paper of the user's is: 자기소개서, 학교생활기록부, 이력서, 포트폴리오 글, 채용공고. */
export const materialKinds = [
  'cover-letter',
  'school-record',
  'cv',
  'portfolio',
  'job-ad',
] as const;

export type MaterialKind = (typeof materialKinds)[number];
