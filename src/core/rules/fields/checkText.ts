import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { hasMarkup } from './hasMarkup.ts';

/** Tells whether a text contains a forbidden word. */
export type WordCheck = (text: string) => boolean;

/** How this brand checks one text field. */
export interface TextRules {
  /** Whether the field may stay empty. */
  readonly optional?: boolean;
  /** The forbidden-word check, if the brand applies it to this field. */
  readonly forbids?: WordCheck | undefined;
}

/** The longest name that can be stored. */
const NAME_MAX = 200;

/** Checks what all names share: not empty, not too long, no markup, no forbidden word. */
export function checkText(value: string, rules: TextRules): FieldErrorCode | null {
  const text = value.trim();
  if (text === '') return rules.optional ? null : 'required';
  if (text.length > NAME_MAX) return 'tooLong';
  if (hasMarkup(text)) return 'markup';
  if (rules.forbids?.(text)) return 'forbiddenWords';
  return null;
}
