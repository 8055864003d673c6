import { SANDBOX_BRAINTREE } from '../../../core/contract/sandbox/sandboxBraintree.ts';
import { signFingerprint } from '../fingerprint.ts';
import type { GatewayCall } from '../GatewayCall.ts';
import { type CallAnswer, validationAnswer, xmlAnswer } from '../protocol/CallAnswer.ts';
import { currencyOf } from './currencyOf.ts';

/**
 * Makes a client token. It contains no address of the provider, so that the browser's SDK, with
 * `environment: local`, builds addresses relative to the page, which the server proxies here.
 */
export function clientToken({ storage, merchant, fields, now }: GatewayCall): CallAnswer {
  const sent = fields.group('client_token');
  const customerId = sent.text('customer_id');
  if (customerId !== null && storage.customer(merchant, customerId) === null) {
    const message = 'Customer specified by customer_id does not exist';
    return validationAnswer('clientToken', [{ code: '92804', attribute: 'customer_id', message }]);
  }
  const merchantAccountId = sent.text('merchant_account_id');
  if (currencyOf(merchantAccountId) === null) {
    const message = 'Merchant account specified by merchant_account_id does not exist';
    const attribute = 'merchant_account_id';
    return validationAnswer('clientToken', [{ code: '92807', attribute, message }]);
  }
  const authorizationFingerprint = signFingerprint(
    storage.signingKey,
    {
      merchant,
      merchantAccountId,
      customerId,
      failOnDuplicate: sent.group('options').flag('fail_on_duplicate_payment_method'),
    },
    now,
  );
  const token = {
    version: 2,
    environment: 'local',
    merchantId: merchant,
    authorizationFingerprint,
    configUrl: `${SANDBOX_BRAINTREE.clientPath}/${merchant}/v1/configuration`,
  };
  const value = Buffer.from(JSON.stringify(token)).toString('base64');
  return xmlAnswer(201, 'client-token', { value });
}
