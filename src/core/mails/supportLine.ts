import type { Brand } from '../contract/generated/brand.ts';

/** Says in one line whom a customer can ask. */
export function supportLine({ email, hours, phone }: Brand['support']): string {
  const call = phone === undefined ? '' : ` or call ${phone}`;
  const when = phone === undefined || hours === undefined ? '' : ` (${hours})`;
  return `Questions? Write to ${email}${call}${when}.`;
}
