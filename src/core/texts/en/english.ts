import { en } from '../en.ts';
import { lateTexts } from './lateTexts.ts';
import { mailTexts } from './mailTexts.ts';
import { marketTexts } from './marketTexts.ts';

/** All texts of the product in English. Every other language has the same shape. */
export const english = {
  page: en,
  market: marketTexts,
  late: lateTexts,
  mails: mailTexts,
} as const;
