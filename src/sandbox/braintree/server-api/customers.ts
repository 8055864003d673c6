import type { GatewayCall } from '../GatewayCall.ts';
import { newId } from '../newId.ts';
import {
  bareAnswer,
  type CallAnswer,
  validationAnswer,
  xmlAnswer,
} from '../protocol/CallAnswer.ts';
import type { Fields } from '../protocol/Fields.ts';
import type { CustomerRecord } from '../records.ts';
import { vaultInstrument } from './vaultInstrument.ts';
import { xmlOfCustomer } from './xmlOf.ts';

function answer({ storage }: GatewayCall, customer: CustomerRecord, status: number): CallAnswer {
  const vault = storage.vaultOf(customer.merchant, customer.id);
  return xmlAnswer(status, 'customer', xmlOfCustomer(customer, vault));
}

/** Returns the customer that a call describes. */
export function customerOf(
  { merchant, now }: Pick<GatewayCall, 'merchant' | 'now'>,
  sent: Fields,
  id: string,
): CustomerRecord {
  return {
    id,
    merchant,
    firstName: sent.text('first_name'),
    lastName: sent.text('last_name'),
    company: sent.text('company'),
    email: sent.text('email'),
    phone: sent.text('phone'),
    createdAt: now.toISOString(),
  };
}

/** Creates a customer, with a card or bank account if a nonce is sent. Both succeed, or neither. */
export function createCustomer(call: GatewayCall): CallAnswer {
  const { storage, merchant } = call;
  const sent = call.fields.group('customer');
  const id = sent.text('id') ?? newId();
  if (storage.customer(merchant, id) !== null) {
    const message = 'Customer ID has already been taken.';
    return validationAnswer('customer', [{ code: '91609', attribute: 'id', message }]);
  }
  const customer = customerOf(call, sent, id);
  if (sent.has('payment_method_nonce')) {
    const options = sent.group('credit_card').group('options');
    const vaulted = vaultInstrument(call, sent, options, id);
    if (!vaulted.ok) return vaulted.error;
  }
  storage.putCustomer(customer);
  return answer(call, customer, 201);
}

export function findCustomer(call: GatewayCall): CallAnswer {
  const customer = call.storage.customer(call.merchant, call.key);
  return customer === null ? bareAnswer(404) : answer(call, customer, 200);
}

export function deleteCustomer({ storage, merchant, key }: GatewayCall): CallAnswer {
  return bareAnswer(storage.removeCustomer(merchant, key) ? 200 : 404);
}
