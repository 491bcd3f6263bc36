import type { difficulties, MainCategory, questionTypes, subCategories } from './categories.ts';
import type { Language } from './languages.ts';

type Names<Key extends string> = {
  readonly [key in Key]: { readonly [language in Language]: string };
};

type SubCategory = (typeof subCategories)[MainCategory][number];

export const mainCategoryNames: Names<MainCategory> = {
  university: { ko: '대학', en: 'University' },
  job: { ko: '취업', en: 'Job' },
  personality: { ko: '인성', en: 'Personality' },
  pressure: { ko: '압박 면접', en: 'Pressure' },
};

/** The sub-categories that a user can choose. */
export const subCategoryNames: Names<SubCategory> = {
  regular: { ko: '일반 전형', en: 'General admission' },
  special: { ko: '특별 전형', en: 'Special admission' },
  graduate: { ko: '대학원', en: 'Graduate school' },
  it: { ko: 'IT·개발', en: 'IT and development' },
  design: { ko: '디자인', en: 'Design' },
  marketing: { ko: '마케팅', en: 'Marketing' },
  sales: { ko: '영업', en: 'Sales' },
  management: { ko: '경영·기획', en: 'Management and planning' },
  finance: { ko: '금융', en: 'Finance' },
  basic: { ko: '기본 인성', en: 'Character' },
  stress: { ko: '압박 상황', en: 'Under pressure' },
};

/** Sub-categories without questions of their own. Results may have them. */
export const resultCategoryNames: Names<
  'hr' | 'general' | 'entrance' | 'scholarship' | 'exchange'
> = {
  hr: { ko: '인사', en: 'Human resources' },
  general: { ko: '일반 직무', en: 'General position' },
  entrance: { ko: '입학', en: 'Entrance' },
  scholarship: { ko: '장학금', en: 'Scholarship' },
  exchange: { ko: '교환학생', en: 'Exchange programme' },
};

export const difficultyNames: Names<(typeof difficulties)[number]> = {
  beginner: { ko: '초급', en: 'Beginner' },
  intermediate: { ko: '중급', en: 'Intermediate' },
  advanced: { ko: '고급', en: 'Advanced' },
};

export const questionTypeNames: Names<(typeof questionTypes)[number]> = {
  general: { ko: '일반 질문', en: 'General questions' },
  behavioral: { ko: '경험 질문', en: 'Questions about experience' },
  situational: { ko: '상황 질문', en: 'Questions about situations' },
  technical: { ko: '전문 지식 질문', en: 'Questions about knowledge' },
};
