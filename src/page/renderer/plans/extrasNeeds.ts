import type { Needs } from '../../stores/Needs.ts';
import { planNeeds } from './planNeeds.ts';

/** What a page needs that offers choices which a plan does without. */
export const extrasNeeds = {
  texts: planNeeds.texts,
  brand: [...planNeeds.brand, 'lineSamples'],
} as const satisfies Needs;

export type ExtrasNeeds = typeof extrasNeeds;
