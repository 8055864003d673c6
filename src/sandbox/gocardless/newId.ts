import { randomInt } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes an identifier as the provider does: a prefix for the kind, then capitals and digits. */
export function newId(prefix: 'BRQ' | 'BRF' | 'MRQ' | 'CU' | 'BA' | 'MD' | 'PM' | 'EV' | 'WB') {
  const rest = Array.from({ length: 11 }, () => LETTERS[randomInt(LETTERS.length)]);
  return `${prefix}000${rest.join('')}`;
}
