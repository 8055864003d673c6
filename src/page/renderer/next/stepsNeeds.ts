import type { Needs } from '../../stores/Needs.ts';

/** What the steps after the button read. */
export const stepsNeeds = {
  texts: ['nextTitle', 'nextMail', 'nextAccount', 'nextStep'],
  brand: ['afterSignup'],
} as const satisfies Needs;

export type StepsNeeds = typeof stepsNeeds;
