import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { asciiHost } from './asciiHost.ts';
import type { TextRules } from './checkText.ts';
import { hasMarkup } from './hasMarkup.ts';
import { keyOfEmail } from './keyOfEmail.ts';
import { normaliseEmail } from './normaliseEmail.ts';
import { isOnDomain } from './ownDomain.ts';

export interface EmailRules extends TextRules {
  /** Addresses on this domain count as existing accounts. */
  readonly ownDomain?: string | null;
}

const EMAIL_MIN = 6;
const EMAIL_MAX = 254;
const LOCAL_MAX = 64;

/** The characters that a mailbox name may have besides letters, digits and hyphens. */
const SIGNS = /[!#$%&'*+/=?^_`{|}~]/g;
/** The only pattern over all letters: a slow phone takes a millisecond or more to compile each one. */
const WORD = /^[\p{L}\p{N}-]+$/u;
const HYPHEN_OUTSIDE = /^-|-$/;
/** The last label may not be a single letter or a number. */
const NO_END = /^(.|\p{N}+)$/u;
const LABEL_MAX = 63;

/** Checks an e-mail address, without asking whether it is in use. */
export function checkEmail(value: string, rules: EmailRules = {}): FieldErrorCode | null {
  const email = normaliseEmail(value);
  if (email === '') return rules.optional ? null : 'required';
  if (hasMarkup(email)) return 'markup';
  if (email.length < EMAIL_MIN || email.length > EMAIL_MAX) return 'invalid';
  if (email.indexOf('@') > LOCAL_MAX || !isAddress(email)) return 'invalid';
  if (rules.forbids?.(email)) return 'forbiddenWords';
  if (rules.ownDomain && isOnDomain(email, rules.ownDomain)) return 'unavailable';
  return null;
}

/** Checks the address as typed, and in the form that mail is sent to. */
function isAddress(email: string): boolean {
  if (![email, keyOfEmail(email)].every(isWritten)) return false;
  return asciiHost(email.slice(email.lastIndexOf('@') + 1)) !== null;
}

/**
 * Dot-separated words, an at sign, and a host of at least two labels, the last of which is not a number.
 */
function isWritten(email: string): boolean {
  const [mailbox = '', host = '', more] = email.split('@');
  const [end = '', ...labels] = host.split('.').toReversed();
  return (
    more === undefined &&
    labels.length > 0 &&
    !NO_END.test(end) &&
    [end, ...labels].every(isLabel) &&
    mailbox.replace(SIGNS, '-').split('.').every(isWord)
  );
}

const isWord = (word: string) => WORD.test(word);

const isLabel = (label: string) =>
  isWord(label) && !HYPHEN_OUTSIDE.test(label) && Array.from(label).length <= LABEL_MAX;
