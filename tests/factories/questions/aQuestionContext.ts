import type { QuestionContext } from '../../../src/core/contract/Answers.ts';

/** A visitor who signs up for free, without a lead, from the United States. */
export function aQuestionContext(overrides: Partial<QuestionContext> = {}): QuestionContext {
  return {
    signupType: 'free',
    plan: { id: 'solo', access: 'user', planPeriod: 'monthly' },
    addonIds: [],
    provinceCode: '',
    phoneCountry: 'US',
    isLead: false,
    today: { first: '2026-11-23', last: '2026-11-23' },
    ...overrides,
  };
}
