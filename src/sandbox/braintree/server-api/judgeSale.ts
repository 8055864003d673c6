import { codeOfAmount, processorText, processorType } from '../cards/processorResponses.ts';
import type { Fields } from '../protocol/Fields.ts';
import type { TransactionRecord, TransactionStatus } from '../records.ts';
import type { Named } from './findInstrument.ts';

/** The result of a sale: its status, and the part that decided it. */
export interface Verdict {
  readonly status: TransactionStatus;
  readonly code: string | null;
  readonly text: string | null;
  readonly rejection: string | null;
}

/** How long the gateway treats an equal sale as a duplicate. */
const DUPLICATE_MS = 30_000;

const SUCCESSFUL: ReadonlySet<TransactionStatus> = new Set([
  'authorized',
  'submitted_for_settlement',
  'settlement_pending',
  'settled',
]);

/** Whether a sale of the same card, amount and order succeeded within half a minute. */
function isTwin(
  earlier: TransactionRecord,
  { instrument }: Named,
  amount: string,
  orderId: string | null,
  now: Date,
): boolean {
  if (instrument.kind === 'bank' || earlier.instrument.kind === 'bank') return false;
  const [one, other] = [earlier.instrument.card, instrument.card];
  return (
    SUCCESSFUL.has(earlier.status) &&
    now.getTime() - Date.parse(earlier.createdAt) < DUPLICATE_MS &&
    earlier.amount === amount &&
    earlier.orderId === orderId &&
    one.bin === other.bin &&
    one.lastFour === other.lastFour
  );
}

function rejectionOf(
  named: Named,
  options: Fields,
  amount: string,
  hasTwin: boolean,
): string | null {
  const required = options.group('three_d_secure').flag('required');
  if (named.instrument.kind === 'card') {
    const { rejection } = named.instrument.card;
    if (rejection !== null) return rejection;
    if (required && named.threeDSecure?.liabilityShifted !== true) return 'three_d_secure';
  }
  if (hasTwin) return 'duplicate';
  return amount === '5001.00' ? 'application_incomplete' : null;
}

/** Decides a sale as the gateway and then the processor do, by the published test values. */
export function judgeSale(
  named: Named,
  options: Fields,
  amount: string,
  orderId: string | null,
  earlier: readonly TransactionRecord[],
  now: Date,
): Verdict {
  const hasTwin = earlier.some((it) => isTwin(it, named, amount, orderId, now));
  const rejection = rejectionOf(named, options, amount, hasTwin);
  if (rejection !== null) return { status: 'gateway_rejected', code: null, text: null, rejection };
  const ofCard = named.instrument.kind === 'card' ? named.instrument.card.verificationCode : '1000';
  const byAmount = codeOfAmount(amount);
  const code = byAmount === '1000' ? ofCard : byAmount;
  const text = processorText(code);
  if (processorType(code) !== 'approved') {
    const status = code === '3000' ? 'failed' : 'processor_declined';
    return { status, code, text, rejection: null };
  }
  const submitted = options.flag('submit_for_settlement');
  const settling =
    named.instrument.kind === 'bank' ? 'settlement_pending' : 'submitted_for_settlement';
  return { status: submitted ? settling : 'authorized', code, text, rejection: null };
}
