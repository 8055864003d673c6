import type { GatewayCall } from '../GatewayCall.ts';
import {
  bareAnswer,
  type CallAnswer,
  validationAnswer,
  xmlAnswer,
} from '../protocol/CallAnswer.ts';
import { vaultInstrument } from './vaultInstrument.ts';
import { xmlOfThreeDSecure, xmlOfVaulted } from './xmlOf.ts';

/** Stores a card or bank account for an existing customer. */
export function createPaymentMethod(call: GatewayCall): CallAnswer {
  const sent = call.fields.group('payment_method');
  const customerId = sent.text('customer_id');
  if (customerId === null || call.storage.customer(call.merchant, customerId) === null) {
    const message = customerId === null ? 'Customer ID is required.' : 'Customer ID is invalid.';
    const code = customerId === null ? '93104' : '93105';
    return validationAnswer('paymentMethod', [{ code, attribute: 'customer_id', message }]);
  }
  const vaulted = vaultInstrument(call, sent, sent.group('options'), customerId);
  return vaulted.ok ? xmlAnswer(201, ...xmlRoot(xmlOfVaulted(vaulted.value))) : vaulted.error;
}

export function findPaymentMethod({ storage, merchant, key }: GatewayCall): CallAnswer {
  const record = storage.vaulted(merchant, key);
  return record === null ? bareAnswer(404) : xmlAnswer(200, ...xmlRoot(xmlOfVaulted(record)));
}

export function deletePaymentMethod({ storage, merchant, key }: GatewayCall): CallAnswer {
  return bareAnswer(storage.removeVaulted(merchant, key) ? 200 : 404);
}

/** What a nonce represents, with the outcome of its 3-D Secure. */
export function findNonce({ storage, merchant, key }: GatewayCall): CallAnswer {
  const found = storage.nonce(merchant, key);
  if (found.state === 'unknown') return bareAnswer(404);
  const { instrument, threeDSecure } = found.record;
  return xmlAnswer(200, 'payment-method-nonce', {
    nonce: key,
    type: instrument.kind === 'card' ? 'CreditCard' : 'UsBankAccount',
    consumed: found.state === 'used',
    details:
      instrument.kind === 'card'
        ? {
            bin: instrument.card.bin,
            lastFour: instrument.card.lastFour,
            lastTwo: instrument.card.lastFour.slice(-2),
            cardType: instrument.card.cardType,
          }
        : { lastFour: instrument.bank.lastFour },
    threeDSecureInfo: threeDSecure === null ? null : xmlOfThreeDSecure(threeDSecure),
  });
}

function xmlRoot([name, xml]: ReturnType<typeof xmlOfVaulted>) {
  const root = name === 'creditCard' ? 'credit-card' : 'us-bank-account';
  return [root, xml] as const;
}
