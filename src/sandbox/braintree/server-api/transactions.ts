import type { GatewayCall } from '../GatewayCall.ts';
import { newId } from '../newId.ts';
import {
  bareAnswer,
  type CallAnswer,
  validationAnswer,
  xmlAnswer,
} from '../protocol/CallAnswer.ts';
import type { TransactionRecord, TransactionStatus } from '../records.ts';
import { xmlOfTransaction } from './xmlOf.ts';

/** A change that a transaction allows only in some statuses, and the error in all others. */
interface Change {
  readonly from: readonly TransactionStatus[];
  readonly to: (record: TransactionRecord) => TransactionStatus;
  readonly code: string;
  readonly message: string;
}

const OPEN: readonly TransactionStatus[] = [
  'authorized',
  'submitted_for_settlement',
  'settlement_pending',
];

const CHANGES = {
  submit_for_settlement: {
    from: ['authorized'],
    to: () => 'submitted_for_settlement',
    code: '91507',
    message: 'Cannot submit for settlement unless status is authorized.',
  },
  void: {
    from: OPEN,
    to: () => 'voided',
    code: '91504',
    message:
      'Transaction can only be voided if status is authorized, submitted_for_settlement, or - for PayPal - settlement_pending.',
  },
  settle: {
    from: ['submitted_for_settlement', 'settlement_pending'],
    to: () => 'settled',
    code: '91507',
    message: 'Cannot settle unless submitted for settlement.',
  },
  settlement_decline: {
    from: ['submitted_for_settlement', 'settlement_pending'],
    to: () => 'settlement_declined',
    code: '91507',
    message: 'Cannot settle unless submitted for settlement.',
  },
} as const satisfies Record<string, Change>;

export type ChangeName = keyof typeof CHANGES;

// The keys of CHANGES are the names, by its type.
export const CHANGE_NAMES = Object.keys(CHANGES) as readonly ChangeName[];

export function findTransaction({ storage, merchant, key }: GatewayCall): CallAnswer {
  const record = storage.transaction(merchant, key);
  return record === null
    ? bareAnswer(404)
    : xmlAnswer(200, 'transaction', xmlOfTransaction(record));
}

/** Captures a reserved amount, voids it, or (as the provider's test calls do) settles it. */
export function changeTransaction(call: GatewayCall, name: ChangeName): CallAnswer {
  const { storage, merchant, key, fields, now } = call;
  const record = storage.transaction(merchant, key);
  if (record === null) return bareAnswer(404);
  const change: Change = CHANGES[name];
  const { code, message } = change;
  if (!change.from.includes(record.status)) {
    return validationAnswer('transaction', [{ code, attribute: 'base', message }]);
  }
  const amount = fields.group('transaction').text('amount') ?? record.amount;
  if (Number(amount) > Number(record.amount)) {
    const tooLarge = 'Settlement amount is too large.';
    return validationAnswer('transaction', [
      { code: '91522', attribute: 'amount', message: tooLarge },
    ]);
  }
  const status = change.to(record);
  const changed: TransactionRecord = {
    ...record,
    status,
    amount: Number(amount).toFixed(2),
    history: [...record.history, { status, at: now.toISOString() }],
  };
  storage.putTransaction(changed);
  return xmlAnswer(200, 'transaction', xmlOfTransaction(changed));
}

/** Refunds a settled amount, whole or in part. */
export function refund({ storage, merchant, key, fields, now }: GatewayCall): CallAnswer {
  const record = storage.transaction(merchant, key);
  if (record === null) return bareAnswer(404);
  if (record.status !== 'settled') {
    const message = 'Cannot refund transaction unless it is settled.';
    return validationAnswer('transaction', [{ code: '91506', attribute: 'base', message }]);
  }
  const credits = storage
    .transactionsOf(merchant, record.orderId)
    .filter(({ refundedTransactionId }) => refundedTransactionId === record.id);
  const left = credits.reduce((cents, it) => cents - centsOf(it.amount), centsOf(record.amount));
  if (left <= 0) {
    const message = 'Transaction has already been completely refunded.';
    return validationAnswer('transaction', [{ code: '91512', attribute: 'base', message }]);
  }
  const amount = fields.group('transaction').text('amount') ?? record.amount;
  if (centsOf(amount) > left) {
    const message = 'Refund amount is too large.';
    return validationAnswer('transaction', [{ code: '91521', attribute: 'amount', message }]);
  }
  const at = now.toISOString();
  const status = 'submitted_for_settlement';
  const credit: TransactionRecord = {
    ...record,
    id: newId(),
    type: 'credit',
    status,
    amount: Number(amount).toFixed(2),
    refundedTransactionId: record.id,
    history: [{ status, at }],
    createdAt: at,
  };
  storage.putTransaction(credit);
  return xmlAnswer(201, 'transaction', xmlOfTransaction(credit));
}

/** Sums of parts are exact only in whole cents. */
function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100);
}
