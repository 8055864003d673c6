import type { Fields } from '../protocol/Fields.ts';
import type { BankFacts } from '../records.ts';

interface Verdict {
  readonly code: string;
  readonly note: string | null;
}

/** The results of a network check for the published test account numbers. */
const VERDICTS: ReadonlyMap<string, Verdict> = new Map([
  ['1000000000', { code: '1000', note: null }],
  ['1000000001', { code: '1003', note: null }],
  ['1000000002', { code: '3000', note: null }],
  ['1000000004', { code: '2046', note: null }],
  ['1000000005', { code: '2061', note: 'Invalid routing number' }],
  ['1000000006', { code: '2092', note: null }],
  ['1000000007', { code: '2092', note: null }],
  ['1000000008', { code: '2061', note: 'Invalid account number' }],
  ['1000000009', { code: '2061', note: 'Invalid account type' }],
]);

/** For any account number that is not published. */
const DECLINED: Verdict = { code: '2038', note: null };

/** Whether a routing number is valid: nine digits whose weighted sum ends in 0. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = Array.from(text).reduce(
    (total, figure, index) => total + Number(figure) * ([3, 7, 1][index % 3] ?? 0),
    0,
  );
  return sum % 10 === 0;
}

/** Reads a bank account as the browser sent it, and keeps only what may be stored. */
export function readBank(sent: Fields, now: Date): BankFacts {
  const accountNumber = sent.text('accountNumber') ?? '';
  const verdict = VERDICTS.get(accountNumber) ?? DECLINED;
  const business = sent.has('businessOwner');
  const owner = sent.group('individualOwner');
  return {
    lastFour: accountNumber.slice(-4),
    accountType: sent.text('accountType') === 'SAVINGS' ? 'savings' : 'checking',
    ownershipType: business ? 'business' : 'personal',
    holderName: business
      ? (sent.group('businessOwner').text('businessName') ?? '')
      : [owner.text('firstName'), owner.text('lastName')].filter((it) => it !== null).join(' '),
    mandateText: sent.text('achMandate') ?? '',
    acceptedAt: now.toISOString(),
    verificationCode: verdict.code,
    verificationNote: verdict.note,
  };
}
