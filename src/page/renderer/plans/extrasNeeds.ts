import type { Needs } from '../../stores/Needs.ts';
import { planNeeds } from './planNeeds.ts';

/** The texts and brand keys of a page with optional choices. */
export const extrasNeeds = {
  texts: planNeeds.texts,
  brand: [...planNeeds.brand, 'listComma'],
} as const satisfies Needs;

export type ExtrasNeeds = typeof extrasNeeds;
