import { keyOfEmail } from '../../core/rules/fields/keyOfEmail.ts';

/** Whether two addresses name one mailbox, as keyOfEmail tells; one that is not known fits any. */
export function isSameEmail(left: string | null, right: string | null): boolean {
  if (!left || !right) return true;
  return keyOfEmail(left) === keyOfEmail(right);
}
