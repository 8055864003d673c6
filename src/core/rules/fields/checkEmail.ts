import type { FieldErrorCode } from '../../contract/FieldErrorCode.ts';
import { asciiHost } from './asciiHost.ts';
import type { TextRules } from './checkText.ts';
import { hasMarkup } from './hasMarkup.ts';
import { keyOfEmail } from './keyOfEmail.ts';
import { normaliseEmail } from './normaliseEmail.ts';
import { isOnDomain } from './ownDomain.ts';

export interface EmailRules extends TextRules {
  /** An address on it counts as existing already. */
  readonly ownDomain?: string | null;
}

const EMAIL_MIN = 6;
const EMAIL_MAX = 254;
const LOCAL_MAX = 64;

/** Dot-separated atoms, an at sign, and a host of at least two labels whose last is no number. */
const ADDRESS =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?!\p{N}+$)[\p{L}\p{N}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** Checks an e-mail address by itself, without asking whether it is in use. */
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

/** Whether it is one as it is written, and in the form that mail is sent to. */
function isAddress(email: string): boolean {
  if (!ADDRESS.test(email) || !ADDRESS.test(keyOfEmail(email))) return false;
  return asciiHost(email.slice(email.lastIndexOf('@') + 1)) !== null;
}
