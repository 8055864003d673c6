import type { Needs } from '../../stores/Needs.ts';

/** The texts and brand keys of the next steps. */
export const stepsNeeds = {
  texts: ['nextTitle', 'nextMail', 'nextAccount', 'nextStep'],
  brand: ['afterSignup'],
} as const satisfies Needs;

export type StepsNeeds = typeof stepsNeeds;
