import { askingTexts } from '../../../core/texts/en/askingTexts.ts';
import { keysOf } from '../../../core/texts/keysOf.ts';
import type { Needs } from '../Needs.ts';

/** The texts and brand keys of a page with questions of the brand. */
export const askingNeeds = {
  texts: keysOf(askingTexts),
  brand: ['dateLanguage', 'questions'],
} as const satisfies Needs;
