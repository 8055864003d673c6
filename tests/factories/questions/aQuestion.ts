import type { Question } from '../../../src/core/contract/generated/brand.ts';

/** An optional question after the full name that every visitor is asked. */
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
