import { onTestFinished } from 'vitest';
import { SANDBOX_DIRECT_DEBIT } from '../../../src/core/contract/sandbox/sandboxDirectDebit.ts';
import type { DirectDebitGateway } from '../../../src/server/gateways/direct-debit/DirectDebitGateway.ts';
import { goCardlessDirectDebit } from '../../../src/server/gateways/direct-debit/goCardlessDirectDebit.ts';
import { type TestSandbox, testSandbox } from '../servers/sandbox.ts';

export interface TestDirectDebit {
  readonly sandbox: TestSandbox;
  readonly url: string;
  /** The server's gateway with the real SDK, connected to the stand-in. */
  readonly gatewayOf: (account: string, timeoutMs?: number) => DirectDebitGateway;
  /** Completes the drop-in as a payer. */
  readonly payerCompletes: (flowId: string, details?: Record<string, string>) => Promise<number>;
  /** Cancels a mandate or a billing request of the account 'software-uk'. */
  readonly payerCancels: (path: string) => Promise<number>;
}

export const PAYER_DETAILS = {
  givenName: 'Ana',
  familyName: 'Ng',
  email: 'ana@example.com',
  sortCode: '20-00-00',
  accountNumber: '55779911',
};

/** The direct debit stand-in on a free local port. */
export async function aDirectDebit(): Promise<TestDirectDebit> {
  const sandbox = await testSandbox();
  const url = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => sandbox.app.close());
  return {
    sandbox,
    url,
    gatewayOf: (account, timeoutMs) =>
      goCardlessDirectDebit(
        {
          accessToken: `${SANDBOX_DIRECT_DEBIT.accessTokenPrefix}${account}`,
          environment: 'sandbox',
          apiUrl: url,
        },
        timeoutMs,
      ),
    payerCompletes: async (flowId, details = {}) => {
      const answer = await sandbox.app.inject({
        method: 'POST',
        url: `/sandbox/gocardless/flow/${flowId}/complete`,
        payload: { ...PAYER_DETAILS, ...details },
      });
      return answer.statusCode;
    },
    payerCancels: async (path) => {
      const token = `${SANDBOX_DIRECT_DEBIT.accessTokenPrefix}software-uk`;
      const answer = await sandbox.app.inject({
        method: 'POST',
        url: `/${path}/actions/cancel`,
        headers: { authorization: `Bearer ${token}`, 'gocardless-version': '2015-07-06' },
        payload: { data: {} },
      });
      return answer.statusCode;
    },
  };
}
