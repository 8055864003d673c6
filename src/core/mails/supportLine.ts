import type { Brand } from '../contract/generated/brand.ts';

/** Whom to ask, in one line. */
export function supportLine({ email, hours, phone }: Brand['support']): string {
  const call = phone === undefined ? '' : ` or call ${phone}`;
  const when = phone === undefined || hours === undefined ? '' : ` (${hours})`;
  return `Questions? Write to ${email}${call}${when}.`;
}
