import type { Needs } from '../../stores/Needs.ts';

/** What every agreement reads. */
export const agreementNeeds = {
  texts: ['agree', 'agreeBySubmitting'],
  brand: [],
} as const satisfies Needs;
