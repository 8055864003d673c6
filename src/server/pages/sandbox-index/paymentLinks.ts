import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import type { SandboxCard } from './SandboxCard.ts';
import type { TestGroup } from './TestGroup.ts';

/** The card provider's published test cards. Month 01, any year to come, any CVV and postal code. */
const CARDS = [
  ['Approved', '4111 1111 1111 1111'],
  ['Declined', '4000 1111 1111 1115'],
  ['Bank asks (1234 passes)', '4000 0000 0000 2503'],
  ['Bank asks and refuses', '4000 0000 0000 2370'],
  ['Bank passes unasked', '4000 0000 0000 2701'],
  ['Bank refuses unasked', '4000 0000 0000 2925'],
] as const;

const BANK_ACCOUNTS = [
  ['Accepted', '071000013 · 1000000000'],
  ['Refused', '071000013 · 1000000005'],
] as const;

const DIRECT_DEBITS = [['Accepted', '200000 · 55779911']] as const;

/** What can be paid with on a brand, each value with a link to the page that takes it. */
export function paymentLinks(card: SandboxCard, origin: string): TestGroup[] {
  const type = card.signupTypes.find((it) => SIGNUP_TYPES[it].needsPayment);
  if (type === undefined) return [];
  const page = `${origin}/signup?signupType=${type}`;
  const group = (
    label: string,
    values: readonly (readonly [string, string])[],
    query = '',
  ): TestGroup => ({
    label,
    links: values.map(([what, value]) => ({ label: `${what}: ${value}`, href: `${page}${query}` })),
  });
  const { methods } = card;
  return [
    ...(methods.includes('CC') ? [group('Card', CARDS)] : []),
    ...(methods.includes('ACH') ? [group('Bank debit', BANK_ACCOUNTS, '&ach=true')] : []),
    ...(methods.includes('GC') ? [group('Direct Debit', DIRECT_DEBITS, '&gc=true')] : []),
  ];
}
