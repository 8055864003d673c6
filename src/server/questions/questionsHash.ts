import { hash } from 'node:crypto';
import type { Brand } from '../../core/contract/generated/brand.ts';

/** By the brand in one language: it is made once, and never changed. */
const known = new WeakMap<object, string>();

/**
 * The SHA-256, in hex, of a brand's questions as a page words them: what they ask, of whom and in which
 * language. Null where the brand asks nothing.
 */
export function questionsHash(brand: Pick<Brand, 'locale' | 'questions'>): string | null {
  const { locale, questions = {} } = brand;
  if (Object.keys(questions).length === 0) return null;
  const made = known.get(brand) ?? hash('sha256', JSON.stringify([locale, questions]), 'hex');
  known.set(brand, made);
  return made;
}
