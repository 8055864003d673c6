import type { GatewaySection } from '../gateway/GatewaySection.ts';
import { type RecordView, renderRecords } from '../gateway/renderRecords.ts';
import type { BraintreeParts } from './answerCall.ts';
import type { LoggedCall } from './openCallLog.ts';
import type { CustomerRecord, Instrument, TransactionRecord, VaultRecord } from './records.ts';

/** Enough calls for a test or a person to look through. */
const LISTED_CALLS = 500;
const SHOWN_CALLS = 50;
const BAD: ReadonlySet<string> = new Set([
  'processor_declined',
  'gateway_rejected',
  'failed',
  'settlement_declined',
]);

function nameOf(instrument: Instrument): string {
  return instrument.kind === 'card'
    ? `${instrument.card.cardType} ending ${instrument.card.lastFour}`
    : `Bank account ending ${instrument.bank.lastFour}`;
}

function transactionJson(record: TransactionRecord): object {
  const { instrument, ...rest } = record;
  const kept = instrument.kind === 'card' ? instrument.card : instrument.bank;
  return {
    ...rest,
    instrument: instrument.kind,
    lastFour: kept.lastFour,
    cardType: instrument.kind === 'card' ? instrument.card.cardType : null,
  };
}

function transactionView(record: TransactionRecord): RecordView {
  const reason = record.gatewayRejectionReason ?? record.processorResponseText;
  return {
    title: nameOf(record.instrument),
    value: `${record.amount} ${record.currency}`,
    status: record.status.replaceAll('_', ' '),
    tone: BAD.has(record.status) ? 'bad' : 'good',
    details: [
      record.merchant,
      record.orderId === null ? null : `reference ${record.orderId}`,
      reason,
      record.threeDSecure === null ? null : `3-D Secure: ${record.threeDSecure.status}`,
      record.history.map(({ status }) => status).join(' → '),
    ],
    at: record.createdAt,
  };
}

function customerView(record: CustomerRecord): RecordView {
  const name = [record.firstName, record.lastName].filter((part) => part !== null).join(' ');
  return {
    title: name || record.company || record.email || record.id,
    value: '',
    status: 'customer',
    tone: 'plain',
    details: [record.merchant, record.email, record.company, record.id],
    at: record.createdAt,
  };
}

function vaultView(record: VaultRecord): RecordView {
  return {
    title: nameOf(record.instrument),
    value: '',
    status: record.verified ? 'verified' : 'not verified',
    tone: record.verified ? 'good' : 'bad',
    details: [record.merchant, `customer ${record.customerId}`, `token ${record.token}`],
    at: record.createdAt,
  };
}

function callView({ call, merchant, orderId, status, fault, at }: LoggedCall): RecordView {
  return {
    title: call,
    value: '',
    status: status === 0 ? 'lost' : String(status),
    tone: status === 0 || status >= 400 ? 'bad' : 'plain',
    details: [merchant, orderId === null ? null : `reference ${orderId}`, fault],
    at,
  };
}

/** The sections about the card gateway's records. */
export function braintreeSections({ storage, log }: BraintreeParts): readonly GatewaySection[] {
  const vaultOf = (kind: Instrument['kind']) =>
    storage.vault().filter(({ instrument }) => instrument.kind === kind);
  const vaultJson = ({ instrument, ...rest }: VaultRecord) => ({
    ...rest,
    lastFour: (instrument.kind === 'card' ? instrument.card : instrument.bank).lastFour,
  });
  return [
    {
      id: 'transactions',
      title: 'Transactions',
      key: 'transactions',
      records: () => storage.transactions().map(transactionJson),
      render: () =>
        renderRecords(
          storage.transactions().map(transactionView),
          'No card or bank was charged yet.',
        ),
    },
    {
      id: 'customers',
      title: 'Customers',
      key: 'customers',
      records: () => storage.customers(),
      render: () => renderRecords(storage.customers().map(customerView), 'No customer yet.'),
    },
    {
      id: 'cards',
      title: 'Cards in the vault',
      key: 'cards',
      records: () => vaultOf('card').map(vaultJson),
      render: () => renderRecords(vaultOf('card').map(vaultView), 'No card is kept yet.'),
    },
    {
      id: 'bank-accounts',
      title: 'Bank accounts in the vault',
      key: 'bankAccounts',
      records: () => vaultOf('bank').map(vaultJson),
      render: () => renderRecords(vaultOf('bank').map(vaultView), 'No bank account is kept yet.'),
    },
    {
      id: 'calls',
      title: 'Calls',
      key: 'calls',
      records: () => log.list(LISTED_CALLS),
      render: () => renderRecords(log.list(SHOWN_CALLS).map(callView), 'No call yet.'),
    },
  ];
}
