import type { Needs } from '../../stores/Needs.ts';

/** The texts and brand keys that every agreement reads. */
export const agreementNeeds = {
  texts: ['agree', 'agreeBySubmitting'],
  brand: [],
} as const satisfies Needs;
