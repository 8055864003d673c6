import { EnvironmentReader } from '../../../src/server/config/EnvironmentReader.ts';
import { readBraintree } from '../../../src/server/config/readBraintree.ts';
import { readDirectDebit } from '../../../src/server/config/readDirectDebit.ts';
import type { MethodConfig } from '../../../src/server/orders/methods/OrderMethod.ts';

/** The payment providers of a server without keys in its environment and without stand-ins. */
export function configWithoutKeys(): MethodConfig {
  const reader = new EnvironmentReader({});
  return { braintree: readBraintree(reader, null), directDebit: readDirectDebit(reader, null) };
}
