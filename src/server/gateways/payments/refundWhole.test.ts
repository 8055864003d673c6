import { describe, expect, it } from 'vitest';
import {
  aBraintreeServer,
  errorXml,
  type ProviderAnswer,
  transactionXml,
} from '../../../../tests/factories/payments/aBraintreeServer.ts';
import { connectBraintree } from './connectBraintree.ts';
import { refundWhole } from './refundWhole.ts';

/** The SDK over a provider that gives these answers. */
async function over(...answers: readonly ProviderAnswer[]) {
  const { calls, url } = await aBraintreeServer(answers);
  return { calls, gateway: connectBraintree({ kind: 'standIn', url })('software-us').gateway };
}

function ok(xml: string): ProviderAnswer {
  return { status: 201, xml };
}

function no(xml: string): ProviderAnswer {
  return { status: 422, xml };
}

describe('money is given back', () => {
  it.each([
    ['authorized', 'PUT /merchants/software-us/transactions/tx1/void'],
    ['submitted_for_settlement', 'PUT /merchants/software-us/transactions/tx1/void'],
    ['settled', 'POST /merchants/software-us/transactions/tx1/refund'],
  ])('that is %s, by %s', async (status, line) => {
    const { calls, gateway } = await over(ok(transactionXml({ status })), ok(transactionXml({})));

    expect(await refundWhole(gateway, 'tx1')).toEqual({ kind: 'done' });
    expect(calls.map((call) => call.line)).toEqual([expect.stringContaining('GET '), line]);
  });

  it.each(['voided', 'authorization_expired', 'settlement_declined'])(
    'without a further call when it is %s',
    async (status) => {
      const { calls, gateway } = await over(ok(transactionXml({ status })));

      expect(await refundWhole(gateway, 'tx1')).toEqual({ kind: 'done' });
      expect(calls).toHaveLength(1);
    },
  );

  it('once: a second refund is refused, and is done', async () => {
    const { gateway } = await over(
      ok(transactionXml({ status: 'settled' })),
      no(errorXml(['91512'])),
    );

    expect(await refundWhole(gateway, 'tx1')).toEqual({ kind: 'done' });
  });

  it('later, while it is settling', async () => {
    const { gateway } = await over(
      ok(transactionXml({ status: 'settling' })),
      no(errorXml(['91506'])),
    );

    expect(await refundWhole(gateway, 'tx1')).toMatchObject({ kind: 'refused' });
  });
});
