import { askingTexts } from '../../../core/texts/en/askingTexts.ts';
import { keysOf } from '../../../core/texts/keysOf.ts';
import type { Needs } from '../Needs.ts';

/** What a page reads that asks questions of the brand's own. */
export const askingNeeds = {
  texts: keysOf(askingTexts),
  brand: ['dateLanguage', 'questions'],
} as const satisfies Needs;
