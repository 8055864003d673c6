import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { hasMarkup } from './hasMarkup.ts';

/** Tells whether a text carries a forbidden word. */
export type WordCheck = (text: string) => boolean;

/** How one text field is checked on this brand. */
export interface TextRules {
  /** Whether the field may stay empty. */
  readonly optional?: boolean;
  /** The forbidden-word check, where it covers the field. */
  readonly forbids?: WordCheck | undefined;
}

/** The longest name that is stored. */
const NAME_MAX = 200;

/** What a name needs in common: something typed, not too long, no markup, no forbidden word. */
export function checkText(value: string, rules: TextRules): FieldErrorCode | null {
  const text = value.trim();
  if (text === '') return rules.optional ? null : 'required';
  if (text.length > NAME_MAX) return 'tooLong';
  if (hasMarkup(text)) return 'markup';
  if (rules.forbids?.(text)) return 'forbiddenWords';
  return null;
}
