import { hash } from 'node:crypto';
import type { Brand, QuestionCondition } from '../../core/contract/generated/brand.ts';

interface Hashes {
  /** Of what a lead is asked; that of everybody where no condition tells leads from others. */
  readonly ofLead: string;
  readonly ofOthers: string;
}

/** By the brand in one language: they are made once, and never change. */
const known = new WeakMap<object, Hashes>();

/**
 * The SHA-256, in hex, of a brand's questions as a page words them: what they ask, of whom and in which
 * language. Null where the brand asks nothing. Where a condition tells leads from others, each have their
 * own: a page that took its visitor for no lead asked something else.
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
