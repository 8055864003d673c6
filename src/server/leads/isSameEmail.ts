import { keyOfEmail } from '../../core/rules/fields/keyOfEmail.ts';

/** Whether two addresses are the same mailbox, by keyOfEmail. An unknown address matches any. */
export function isSameEmail(left: string | null, right: string | null): boolean {
  if (!left || !right) return true;
  return keyOfEmail(left) === keyOfEmail(right);
}
