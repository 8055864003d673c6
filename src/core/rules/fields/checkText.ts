import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { hasForbiddenWords } from '../forbiddenWords/hasForbiddenWords.ts';
import { hasMarkup } from './hasMarkup.ts';

/** How one text field is checked on this brand. */
export interface TextRules {
  /** Whether the field may stay empty. */
  readonly optional?: boolean;
  /** Whether the forbidden-word check covers it. */
  readonly forbidWords?: boolean;
}

/** The longest name that is stored. */
const NAME_MAX = 200;

/** What a name needs in common: something typed, not too long, no markup, no forbidden word. */
export function checkText(value: string, rules: TextRules): FieldErrorCode | null {
  const text = value.trim();
  if (text === '') return rules.optional ? null : 'required';
  if (text.length > NAME_MAX) return 'tooLong';
  if (hasMarkup(text)) return 'markup';
  if (rules.forbidWords && hasForbiddenWords(text)) return 'forbiddenWords';
  return null;
}
