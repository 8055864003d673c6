import { processorText, processorType } from '../cards/processorResponses.ts';
import { type XmlGroup, XmlList } from '../protocol/toXml.ts';
import type {
  BankFacts,
  CardFacts,
  CustomerRecord,
  Instrument,
  ThreeDSecureFacts,
  TransactionRecord,
  VaultRecord,
} from '../records.ts';

function xmlOfCard(card: CardFacts): XmlGroup {
  return {
    bin: card.bin,
    last4: card.lastFour,
    cardType: card.cardType,
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
    cardholderName: null,
    customerLocation: 'US',
    prepaid: 'Unknown',
    debit: 'Unknown',
    issuingBank: 'Unknown',
    countryOfIssuance: 'Unknown',
  };
}

function xmlOfBank(bank: BankFacts): XmlGroup {
  return {
    last4: bank.lastFour,
    accountType: bank.accountType,
    ownershipType: bank.ownershipType,
    accountHolderName: bank.holderName,
    bankName: 'SANDBOX BANK',
    achMandate: { text: bank.mandateText, acceptedAt: bank.acceptedAt },
  };
}

export function xmlOfThreeDSecure(facts: ThreeDSecureFacts): XmlGroup {
  return {
    ...facts,
    cavv: facts.liabilityShifted ? 'AAABAWFlmQAAAABjRWWZEEFgFz8=' : null,
    xid: null,
    threeDSecureVersion: '2.2.0',
    threeDSecureAuthenticationId: facts.authenticationId,
  };
}

/** Returns the processor's code for the verification of a card or a bank account. */
export function verificationCode(instrument: Instrument): string {
  return instrument.kind === 'card'
    ? instrument.card.verificationCode
    : instrument.bank.verificationCode;
}

/** A bank account's or card's verification, as a list with one item. */
export function xmlOfVerification(instrument: Instrument, at: string): XmlGroup {
  const code = verificationCode(instrument);
  const type = processorType(code);
  const failed = code === '3000' ? 'failed' : 'processor_declined';
  const rejection = instrument.kind === 'card' ? instrument.card.rejection : null;
  const judged =
    rejection === null
      ? {
          status: type === 'approved' ? 'verified' : failed,
          processorResponseCode: code,
          processorResponseText: processorText(code),
          processorResponseType: type,
        }
      : { status: 'gateway_rejected', gatewayRejectionReason: rejection };
  return {
    ...judged,
    additionalProcessorResponse:
      instrument.kind === 'bank' ? instrument.bank.verificationNote : null,
    verificationMethod: instrument.kind === 'bank' ? 'network_check' : null,
    cvvResponseCode: instrument.kind === 'card' ? instrument.card.cvvResponse : null,
    createdAt: at,
  };
}

/** A vaulted card or bank account, with the name of its element. */
export function xmlOfVaulted(
  record: VaultRecord,
): readonly ['creditCard' | 'usBankAccount', XmlGroup] {
  const common = {
    token: record.token,
    customerId: record.customerId,
    default: true,
    createdAt: record.createdAt,
    verifications: new XmlList('verification', [
      xmlOfVerification(record.instrument, record.createdAt),
    ]),
  };
  return record.instrument.kind === 'card'
    ? ['creditCard', { ...xmlOfCard(record.instrument.card), ...common, expired: false }]
    : [
        'usBankAccount',
        { ...xmlOfBank(record.instrument.bank), ...common, verified: record.verified },
      ];
}

export function xmlOfCustomer(customer: CustomerRecord, vault: readonly VaultRecord[]): XmlGroup {
  const methods = vault.map(xmlOfVaulted);
  const of = (name: string) => methods.filter(([kind]) => kind === name).map(([, xml]) => xml);
  return {
    ...customer,
    merchantId: customer.merchant,
    creditCards: new XmlList('credit-card', of('creditCard')),
    usBankAccounts: new XmlList('us-bank-account', of('usBankAccount')),
    addresses: new XmlList('address', []),
  };
}

/** A transaction as the SDK reads it. */
export function xmlOfTransaction(record: TransactionRecord): XmlGroup {
  const { instrument, processorResponseCode: code, threeDSecure } = record;
  const token = record.paymentMethodToken;
  const changes = record.history.map(({ status, at }) => ({
    status,
    timestamp: at,
    amount: record.amount,
    user: 'sandbox',
    transactionSource: 'api',
  }));
  return {
    id: record.id,
    status: record.status,
    type: record.type,
    currencyIsoCode: record.currency,
    amount: record.amount,
    merchantAccountId: record.merchantAccountId,
    orderId: record.orderId,
    createdAt: record.createdAt,
    updatedAt: record.history.at(-1)?.at ?? record.createdAt,
    customer: { id: record.customerId },
    processorResponseCode: code,
    processorResponseText: record.processorResponseText,
    processorResponseType: code === null ? null : processorType(code),
    processorAuthorizationCode: code === '1000' ? record.id.slice(0, 6).toUpperCase() : null,
    gatewayRejectionReason: record.gatewayRejectionReason,
    cvvResponseCode: instrument.kind === 'card' ? instrument.card.cvvResponse : null,
    avsPostalCodeResponseCode: instrument.kind === 'card' ? instrument.card.postalResponse : null,
    avsStreetAddressResponseCode:
      instrument.kind === 'card' ? instrument.card.streetResponse : null,
    avsErrorResponseCode: null,
    paymentInstrumentType: instrument.kind === 'card' ? 'credit_card' : 'us_bank_account',
    refundedTransactionId: record.refundedTransactionId,
    statusHistory: new XmlList('status-event', changes),
    ...(instrument.kind === 'card'
      ? { creditCard: { ...xmlOfCard(instrument.card), token } }
      : { usBankAccount: { ...xmlOfBank(instrument.bank), token } }),
    threeDSecureInfo: threeDSecure === null ? null : xmlOfThreeDSecure(threeDSecure),
  };
}
