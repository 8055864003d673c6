import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

type Answered = (error: unknown, data: unknown, status: number) => void;

/** The card SDK's own client. */
export interface SdkClient {
  _request: (options: object, answered: Answered) => void;
  request(options: object): Promise<unknown>;
}

const Client: new (configuration: object) => SdkClient = require('braintree-web/client/client');

/** A client of a gateway that answers every call with a status; with status 0 it does not answer. */
export function aSdkClient(status: number, answer: unknown): SdkClient {
  const client = new Client({
    gatewayConfiguration: { environment: 'sandbox', usBankAccount: {} },
    analyticsMetadata: {},
    authorization: 'sandbox_key_merchant',
    authorizationType: 'TOKENIZATION_KEY',
  });
  client._request = (_options, answered) =>
    status < 400 && status > 0 ? answered(null, answer, status) : answered(answer, null, status);
  return client;
}
