import { isRoutingNumber, readBank } from '../cards/readBank.ts';
import { readCard } from '../cards/readCard.ts';
import type { GatewayCall } from '../GatewayCall.ts';
import { newId } from '../newId.ts';
import { type CallAnswer, type GatewayError, jsonAnswer } from '../protocol/CallAnswer.ts';
import type { Instrument, NonceRecord } from '../records.ts';
import { isInVault } from '../server-api/vaultInstrument.ts';
import { jsonOfCard } from './jsonOf.ts';

/** Makes a nonce for what was read: for single use, and of one merchant. */
function keep({ storage, merchant }: GatewayCall, instrument: Instrument): NonceRecord {
  const nonce = {
    nonce: `tokencc_${newId(6)}_${newId(6)}_${newId(3)}`,
    merchant,
    instrument,
    threeDSecure: null,
    challengeId: null,
  };
  storage.addNonce(nonce);
  return nonce;
}

function cardRefusal(errors: readonly GatewayError[]): CallAnswer {
  const fieldErrors = errors.map(({ attribute, code, message }) => ({
    field: attribute,
    code,
    message,
  }));
  return jsonAnswer(422, {
    error: { message: 'Credit card is invalid' },
    fieldErrors: [{ field: 'creditCard', fieldErrors }],
  });
}

/** Turns a card into a nonce. Its number and CVV go no further. */
export function tokenizeCard(call: GatewayCall): CallAnswer {
  const reading = readCard(call.fields.group('creditCard'));
  if (!reading.ok) return cardRefusal(reading.errors);
  const { card } = reading;
  if (call.fingerprint?.failOnDuplicate === true && isInVault(call, card)) {
    const message = 'Duplicate card exists in the vault.';
    return cardRefusal([{ code: '81724', attribute: 'number', message }]);
  }
  const nonce = keep(call, { kind: 'card', card });
  return jsonAnswer(202, { creditCards: [jsonOfCard(nonce, card)] });
}

function bankRefusal(message: string): CallAnswer {
  const extensions = { errorClass: 'VALIDATION', errorType: 'user_error' };
  return jsonAnswer(200, {
    data: { tokenizeUsBankAccount: null },
    errors: [{ message, extensions }],
  });
}

/**
 * Turns a bank account into a nonce, as the SDK asks for it by GraphQL. Its numbers go no further.
 */
export function tokenizeBank(call: GatewayCall): CallAnswer {
  const sent = call.fields.group('variables').group('input').group('usBankAccount');
  if (!isRoutingNumber(sent.text('routingNumber') ?? '')) {
    return bankRefusal('Routing number is invalid.');
  }
  if (!/^\d{4,17}$/.test(sent.text('accountNumber') ?? '')) {
    return bankRefusal('Account number is invalid.');
  }
  if (!sent.has('achMandate')) return bankRefusal('A mandate is required.');
  const bank = readBank(sent, call.now);
  const { nonce } = keep(call, { kind: 'bank', bank });
  const details = { last4: bank.lastFour };
  return jsonAnswer(200, {
    data: { tokenizeUsBankAccount: { paymentMethod: { id: nonce, details } } },
  });
}
