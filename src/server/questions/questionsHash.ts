import { hash } from 'node:crypto';
import type { Brand, QuestionCondition } from '../../core/contract/generated/brand.ts';

interface Hashes {
  /** The hash for leads; equal to the other when no condition depends on being a lead. */
  readonly ofLead: string;
  readonly ofOthers: string;
}

/** By the brand in one language. Computed once, because a built brand never changes. */
const known = new WeakMap<object, Hashes>();

/**
 * Returns the SHA-256, in hex, of a brand's questions on a page: what they ask, of which visitors
 * and in which language. Null when the brand asks nothing. When a condition depends on being a
 * lead, leads and other visitors have different hashes, because their pages ask different
 * questions.
 */
export function questionsHash(
  brand: Pick<Brand, 'locale' | 'questions'>,
  isLead: boolean,
): string | null {
  if (Object.keys(brand.questions ?? {}).length === 0) return null;
  const made = known.get(brand) ?? hashesOf(brand);
  known.set(brand, made);
  return isLead ? made.ofLead : made.ofOthers;
}

function hashesOf({ locale, questions = {} }: Pick<Brand, 'locale' | 'questions'>): Hashes {
  const asked = [locale, questions];
  const ofOthers = sha256(asked);
  const tellsLeads = Object.values(questions).some(({ when }) => namesLead(when));
  return { ofLead: tellsLeads ? sha256([...asked, 'lead']) : ofOthers, ofOthers };
}

function sha256(asked: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(asked), 'hex');
}

function namesLead({ all = [], any = [], lead }: QuestionCondition = {}): boolean {
  return lead !== undefined || [...all, ...any].some(namesLead);
}
