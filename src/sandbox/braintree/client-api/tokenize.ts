import { isRoutingNumber, readBank } from '../cards/readBank.ts';
import { readCard } from '../cards/readCard.ts';
import type { GatewayCall } from '../GatewayCall.ts';
import { newNonce } from '../newId.ts';
import { type CallAnswer, type GatewayError, jsonAnswer } from '../protocol/CallAnswer.ts';
import type { CardFacts, Instrument, NonceRecord } from '../records.ts';
import { isInVault } from '../server-api/vaultInstrument.ts';
import { jsonOfCard } from './jsonOf.ts';

/** Makes a nonce for an instrument: for one use, and for one merchant. */
function keep({ storage, merchant }: GatewayCall, instrument: Instrument): NonceRecord {
  const nonce = {
    nonce: newNonce(),
    merchant,
    instrument,
    threeDSecure: null,
    challengeId: null,
  };
  storage.addNonce(nonce);
  return nonce;
}

function cardRefusal(errors: readonly GatewayError[]): CallAnswer {
  const fieldErrors = errors.map(({ attribute, code, message }) =>
    attribute === 'postalCode'
      ? { field: 'billingAddress', fieldErrors: [{ field: attribute, code, message }] }
      : { field: attribute, code, message },
  );
  return jsonAnswer(422, {
    error: { message: 'Credit card is invalid' },
    fieldErrors: [{ field: 'creditCard', fieldErrors }],
  });
}

/** Returns the bank's errors for a card's code and postal code, if the page wants them checked. */
function verificationErrors(card: CardFacts): readonly GatewayError[] {
  if (card.cvvResponse === 'N') {
    return [{ code: '81736', attribute: 'cvv', message: 'CVV verification failed' }];
  }
  if (card.postalResponse === 'N') {
    const message = 'Postal code verification failed';
    return [{ code: '81737', attribute: 'postalCode', message }];
  }
  return [];
}

/** Turns a card into a nonce. Its number and CVV are not stored. */
export function tokenizeCard(call: GatewayCall): CallAnswer {
  const reading = readCard(call.fields.group('creditCard'));
  if (!reading.ok) return cardRefusal(reading.errors);
  const { card } = reading;
  const isChecked = call.fields.group('creditCard').group('options').flag('validate');
  const refused = isChecked ? verificationErrors(card) : [];
  if (refused.length > 0) return cardRefusal(refused);
  if (call.fingerprint?.failOnDuplicate === true && isInVault(call, card)) {
    const message = 'Duplicate card exists in the vault.';
    return cardRefusal([{ code: '81724', attribute: 'number', message }]);
  }
  const nonce = keep(call, { kind: 'card', card });
  return jsonAnswer(202, { creditCards: [jsonOfCard(nonce, card)] });
}

/** GraphQL always answers with 200, and names the invalid input by its path. */
function bankRefusal(field: string, message: string): CallAnswer {
  const inputPath = ['input', 'usBankAccount', field];
  const extensions = { errorClass: 'VALIDATION', errorType: 'user_error', inputPath };
  return jsonAnswer(200, {
    data: { tokenizeUsBankAccount: null },
    errors: [{ message, extensions }],
  });
}

/** Turns a bank account into a nonce, as the SDK requests by GraphQL. Its numbers are not stored. */
export function tokenizeBank(call: GatewayCall): CallAnswer {
  const sent = call.fields.group('variables').group('input').group('usBankAccount');
  if (!isRoutingNumber(sent.text('routingNumber') ?? '')) {
    return bankRefusal('routingNumber', 'Routing number is invalid.');
  }
  if (!/^\d{4,17}$/.test(sent.text('accountNumber') ?? '')) {
    return bankRefusal('accountNumber', 'Account number is invalid.');
  }
  if (!sent.has('achMandate')) return bankRefusal('achMandate', 'A mandate is required.');
  const bank = readBank(sent, call.now);
  const { nonce } = keep(call, { kind: 'bank', bank });
  const details = { last4: bank.lastFour };
  return jsonAnswer(200, {
    data: { tokenizeUsBankAccount: { paymentMethod: { id: nonce, details } } },
  });
}
