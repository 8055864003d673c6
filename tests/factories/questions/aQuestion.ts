import type { Question } from '../../../src/core/contract/generated/brand.ts';

/** A question that anybody is asked, and nobody has to answer, after the full name. */
export function aQuestion(overrides: Partial<Question> = {}): Question {
  return {
    kind: 'shortText',
    label: 'Trade',
    required: false,
    personal: false,
    place: { widget: 'full-name' },
    ...overrides,
  };
}
