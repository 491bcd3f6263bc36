import type { difficulties, MainCategory, subCategories } from '@daedap/contract/categories';
import designAdvanced from './bank/job/design/advanced.json' with { type: 'json' };
import designBeginner from './bank/job/design/beginner.json' with { type: 'json' };
import designIntermediate from './bank/job/design/intermediate.json' with { type: 'json' };
import financeAdvanced from './bank/job/finance/advanced.json' with { type: 'json' };
import financeBeginner from './bank/job/finance/beginner.json' with { type: 'json' };
import financeIntermediate from './bank/job/finance/intermediate.json' with { type: 'json' };
import itAdvanced from './bank/job/it/advanced.json' with { type: 'json' };
import itBeginner from './bank/job/it/beginner.json' with { type: 'json' };
import itIntermediate from './bank/job/it/intermediate.json' with { type: 'json' };
import managementAdvanced from './bank/job/management/advanced.json' with { type: 'json' };
import managementBeginner from './bank/job/management/beginner.json' with { type: 'json' };
import managementIntermediate from './bank/job/management/intermediate.json' with { type: 'json' };
import marketingAdvanced from './bank/job/marketing/advanced.json' with { type: 'json' };
import marketingBeginner from './bank/job/marketing/beginner.json' with { type: 'json' };
import marketingIntermediate from './bank/job/marketing/intermediate.json' with { type: 'json' };
import salesAdvanced from './bank/job/sales/advanced.json' with { type: 'json' };
import salesBeginner from './bank/job/sales/beginner.json' with { type: 'json' };
import salesIntermediate from './bank/job/sales/intermediate.json' with { type: 'json' };
import basicAdvanced from './bank/personality/basic/advanced.json' with { type: 'json' };
import basicBeginner from './bank/personality/basic/beginner.json' with { type: 'json' };
import basicIntermediate from './bank/personality/basic/intermediate.json' with { type: 'json' };
import stressAdvanced from './bank/pressure/stress/advanced.json' with { type: 'json' };
import stressBeginner from './bank/pressure/stress/beginner.json' with { type: 'json' };
import stressIntermediate from './bank/pressure/stress/intermediate.json' with { type: 'json' };
import commonCasesWritten from './bank/common-cases.json' with { type: 'json' };
import commonSubjectsWritten from './bank/common-subjects.json' with { type: 'json' };
import standardQuestions from './bank/standard.json' with { type: 'json' };
import graduateAdvanced from './bank/university/graduate/advanced.json' with { type: 'json' };
import graduateBeginner from './bank/university/graduate/beginner.json' with { type: 'json' };
import graduateIntermediate from './bank/university/graduate/intermediate.json' with { type: 'json' };
import regularAdvanced from './bank/university/regular/advanced.json' with { type: 'json' };
import regularBeginner from './bank/university/regular/beginner.json' with { type: 'json' };
import regularIntermediate from './bank/university/regular/intermediate.json' with { type: 'json' };
import specialAdvanced from './bank/university/special/advanced.json' with { type: 'json' };
import specialBeginner from './bank/university/special/beginner.json' with { type: 'json' };
import specialIntermediate from './bank/university/special/intermediate.json' with { type: 'json' };

/** The files of the bank, one for each sub-category and difficulty. */
export type Cells = {
  readonly [main in MainCategory]: {
    readonly [sub in (typeof subCategories)[main][number]]: {
      readonly [difficulty in (typeof difficulties)[number]]: unknown;
    };
  };
};

// The web build replaces this module with the same questions, packed (`pack-texts.ts`).

/** Questions of nearly every interview, which no cell asks. */
export const standard: unknown = standardQuestions;

/** Questions that are common in a profession or in every interview, without a rubric. */
export const commonCases: unknown = commonCasesWritten;

/** What many questions are about that are neither of the bank nor common cases. */
export const commonSubjects: unknown = commonSubjectsWritten;

export const cells: Cells = {
  university: {
    regular: {
      beginner: regularBeginner,
      intermediate: regularIntermediate,
      advanced: regularAdvanced,
    },
    special: {
      beginner: specialBeginner,
      intermediate: specialIntermediate,
      advanced: specialAdvanced,
    },
    graduate: {
      beginner: graduateBeginner,
      intermediate: graduateIntermediate,
      advanced: graduateAdvanced,
    },
  },
  job: {
    it: {
      beginner: itBeginner,
      intermediate: itIntermediate,
      advanced: itAdvanced,
    },
    design: {
      beginner: designBeginner,
      intermediate: designIntermediate,
      advanced: designAdvanced,
    },
    marketing: {
      beginner: marketingBeginner,
      intermediate: marketingIntermediate,
      advanced: marketingAdvanced,
    },
    sales: {
      beginner: salesBeginner,
      intermediate: salesIntermediate,
      advanced: salesAdvanced,
    },
    management: {
      beginner: managementBeginner,
      intermediate: managementIntermediate,
      advanced: managementAdvanced,
    },
    finance: {
      beginner: financeBeginner,
      intermediate: financeIntermediate,
      advanced: financeAdvanced,
    },
  },
  personality: {
    basic: {
      beginner: basicBeginner,
      intermediate: basicIntermediate,
      advanced: basicAdvanced,
    },
  },
  pressure: {
    stress: {
      beginner: stressBeginner,
      intermediate: stressIntermediate,
      advanced: stressAdvanced,
    },
  },
};
