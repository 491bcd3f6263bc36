import type { Signals } from './signals.ts';

const words = (text: string) => text.split(/\s+/).filter(Boolean);

export const englishSignals: Signals = {
  situation: [
    ...words(
      `internship intern project semester sophomore freshman junior senior club campus college university school class course summer
      winter volunteer startup deadline client customer manager boss professor lab hackathon competition conference store restaurant shift
      department sprint release launch thesis capstone army camp research`,
    ),
    'last/previous year/month/week/summer/semester/job/role/company',
    'year/month/week ago',
    'when/while i/we work/study/intern/join/start/do/am/is/was/were',
    'time when/where/i',
    'during my/our/the',
    'at my/a/the company/job/store/school/firm/bank/agency',
  ],
  action: [
    ...words(
      `built build design wrote write create develop organize propose suggest analyze measure test interview ask call talk explain teach train lead
      manage plan schedule research compare review rewrite rebuild implement automate present negotiate coordinate collect survey draft split assign
      delegate listen apologize contact email fix debug refactor prepare practice document set initiate launch recruit fundraise tutor mentor`,
    ),
  ],
  result: [
    ...words(
      `result outcome eventually finally achieve success successful succeed improve increase decrease reduce cut grew double save award won win
      finish complete deliver ship solve resolve promoted accept approve adopt raise`,
    ),
    'went/fell/dropped/rose from/to/by/down/up',
    'end/ended up',
    'on time',
    'as a result',
  ],
  reflection: [
    ...words('learn learnt lesson realize taught reflect hindsight since habit'),
    'now i always/never/make/try/start/check/ask',
    'next time',
    'would do different/differently',
    'made me understand/see/aware',
  ],
  reason: [
    ...words('because therefore reason since hence thus purpose'),
    'so that/i/we',
    'in order to',
    'that why/is why',
    'due to',
    'led to',
    'means that',
  ],
  example: [
    ...words('instance specifically particular'),
    'for example',
    'such as',
    'one time',
    'one of',
  ],
  contrast: [
    ...words(
      'however although though whereas instead despite unlike tradeoff trade-off otherwise but rather',
    ),
    'on the other hand',
    'even though',
    'compare to/with',
  ],
  step: [
    ...words(
      'first firstly second secondly third thirdly finally lastly afterwards summary overall',
    ),
    'and then',
    'after that',
    'start/started by',
    'main/biggest/most important reason/thing/point/strength/weakness',
  ],
  hedge: [
    ...words('maybe perhaps probably somehow somewhat whatever'),
    'i guess',
    'you know',
    'i mean',
    'kind of',
    'sort of',
    'not sure',
    'or something',
    'do not know',
    'i suppose',
    'or whatever',
  ],
  hollow: [
    ...words(
      `passionate dedicated motivated hardworking enthusiastic dynamic synergy great amazing awesome nice good best excited positive
      perfectionist communication respect mutual trust growth journey value perspective success successful teamwork opportunity potential
      goal commitment integrity excellence strive belief mindset attitude proactive innovative creative collaborate absolutely truly deeply
      important essential meaningful valuable special always forever everybody everyone healthy natural various honest punctual outstanding
      qualified ready dream passion dedication motivation enthusiasm experience effort hard`,
    ),
    'team player',
    'quick/fast learner',
    'do my best',
    'people person',
    'outside the box',
    'bigger picture',
    'common ground',
    'next level',
    'give 100/110/hundred percent',
  ],
  demand: [
    'give me/this/it/answer/candidate point/score/mark/grade/100/full/ninety/hundred/credit',
    'evaluator/grader/rubric/scoring dear/please/know/system/model/ignore/give/read',
    'deserve full/high/top/perfect/maximum/best',
    'ignore previous/all/above/the instruction/rule/prompt',
    'score/rate/grade this/me/answer high/100/full/maximum/perfect/ten',
    'full/perfect/maximum score/mark/point please/deserve/give',
  ],
};
