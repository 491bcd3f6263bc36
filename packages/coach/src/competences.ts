import type { Localised } from './question.ts';

/** What a question is about. A test checks the mix of topics in the bank. */
export const topics = [
  'introduction',
  'motivation',
  'strengths',
  'experience',
  'teamwork',
  'failure',
  'stress',
  'situation',
  'knowledge',
  'activities',
  'values',
  'plans',
  'trends',
] as const;

export type Topic = (typeof topics)[number];

/** What a question looks for in the person who answers. */
export const competences = {
  communication: { ko: '의사소통', en: 'communication' },
  selfAwareness: { ko: '자기 이해', en: 'self-awareness' },
  motivation: { ko: '지원 동기', en: 'motivation' },
  problemSolving: { ko: '문제 해결', en: 'problem solving' },
  analysis: { ko: '분석력', en: 'analytical thinking' },
  knowledge: { ko: '전문 지식', en: 'professional knowledge' },
  collaboration: { ko: '협업', en: 'collaboration' },
  conflictResolution: { ko: '갈등 해결', en: 'conflict resolution' },
  leadership: { ko: '리더십', en: 'leadership' },
  responsibility: { ko: '책임감', en: 'responsibility' },
  resilience: { ko: '회복력', en: 'resilience' },
  learning: { ko: '학습 능력', en: 'learning' },
  adaptability: { ko: '적응력', en: 'adaptability' },
  creativity: { ko: '창의성', en: 'creativity' },
  customerFocus: { ko: '고객 중심', en: 'customer focus' },
  ethics: { ko: '윤리 의식', en: 'ethics' },
  planning: { ko: '계획성', en: 'planning' },
  decisionMaking: { ko: '의사 결정', en: 'decision making' },
  composure: { ko: '침착함', en: 'composure' },
  persuasion: { ko: '설득력', en: 'persuasion' },
} as const satisfies Record<string, Localised>;

export type Competence = keyof typeof competences;
