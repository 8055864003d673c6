import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { braintreePayments } from '../../src/server/gateways/payments/braintreePayments.ts';
import { aPaidBrand, aPaidRequest, pay } from '../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../factories/servers/aServer.ts';
import { aVisitor } from '../factories/servers/aVisitor.ts';
import { testSandbox } from '../factories/servers/sandbox.ts';

const VERIFIED = 'fake-three-d-secure-visa-full-authentication-nonce';

interface Records {
  readonly transactions: readonly { readonly orderId: string; readonly status: string }[];
}

interface Subject {
  readonly server: TestServer;
  readonly fault: (fault: object) => Promise<void>;
  readonly statuses: () => Promise<readonly string[]>;
}

/** The server with the real SDK and the sandbox, which keeps its own records. */
async function overTheSandbox(): Promise<Subject> {
  const { app } = await testSandbox();
  onTestFinished(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const payments = braintreePayments({ kind: 'standIn', url });
  const server = await aServer({ brands: [aPaidBrand()], gateways: { payments } });
  return {
    server,
    fault: async (fault) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(fault);
      await fetch(`${url}/sandbox/gateway/faults`, { method: 'POST', headers, body });
    },
    statuses: async () => {
      const headers = { accept: 'application/json' };
      const answer = await app.inject({ url: '/sandbox/gateway', headers });
      return answer.json<Records>().transactions.map(({ status }) => status);
    },
  };
}

function withNonce(nonce: string) {
  const payment = { paymentType: 'CC', paymentDetails: { nonce } } as const;
  return aPaidRequest({ paymentRequest: { payment } });
}

describe("a paid sign-up with the card provider's own SDK", () => {
  it('is authorised, stored and captured', async () => {
    const { server, statuses } = await overTheSandbox();

    const answer = await pay(await aVisitor(server.app), withNonce(VERIFIED));

    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { data: { totalAmountPaid: 5900 } },
    ]);
    expect(await statuses()).toEqual(['authorized']);
    await server.deliver();
    expect(await statuses()).toEqual(['submitted_for_settlement']);
  });

  it.each([
    ['fake-processor-declined-visa-nonce', 'THREE_D_SECURE_FAILED'],
    ['fake-valid-nonce', 'THREE_D_SECURE_FAILED'],
    ['fake-consumed-nonce', 'PAYMENT_DECLINED'],
  ])('with %s fails as %s and leaves no account', async (nonce, message) => {
    const { server } = await overTheSandbox();

    const answer = await pay(await aVisitor(server.app), withNonce(nonce));

    expect([answer.statusCode, answer.json()]).toMatchObject([402, { message }]);
    expect(await server.database.selectFrom('accounts').select('id').execute()).toEqual([]);
  });

  it('with a lost answer is found by its order and captured once', async () => {
    const { fault, server, statuses } = await overTheSandbox();
    await fault({ call: 'sale', how: 'cut', when: 'after' });
    const visitor = await aVisitor(server.app);
    const key = randomUUID();
    expect((await pay(visitor, withNonce(VERIFIED), { key })).statusCode).toBe(202);

    await server.settle();
    await server.deliver();

    expect((await visitor.ask(`/attempts/${key}`)).statusCode).toBe(200);
    expect(await statuses()).toEqual(['submitted_for_settlement']);
  });

  it('stores the card of a trial, with its customer and token', async () => {
    const { server, statuses } = await overTheSandbox();
    const request = aPaidRequest({
      paymentRequest: {
        freeTrial: true,
        payment: { paymentType: 'CC', paymentDetails: { nonce: 'fake-valid-nonce' } },
      },
      formState: { signupType: 'freeTrial', dueToday: 0 },
    });

    const answer = await pay(await aVisitor(server.app), request);

    expect(answer.statusCode).toBe(200);
    expect(await statuses()).toEqual([]);
    const kept = await server.database.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    expect([kept.customer_id, kept.payment_token, kept.state]).toEqual([
      expect.stringMatching(/./),
      expect.stringMatching(/./),
      'kept',
    ]);
  });
});
