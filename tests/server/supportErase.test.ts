import { describe, expect, it } from 'vitest';
import { answerOf } from '../../src/server/orders/answerOrder.ts';
import { readAttempt } from '../../src/server/orders/attempts/findAttempt.ts';
import { pay } from '../factories/aPaidSignUp.ts';
import { aVisitor } from '../factories/aVisitor.ts';
import {
  aSoldServer,
  ask,
  endedAtBilling,
  everyRow,
  leaveTraces,
  refusal,
} from '../factories/support.ts';

describe('an erased person', () => {
  it('is found nowhere, and nobody else is touched', async () => {
    const { ada, bob, server } = await aSoldServer();
    await leaveTraces(server, 'ada@example.com');
    await leaveTraces(server, 'bob@example.com');
    await server.deliver();
    const bobs = ['bob@example.com', bob.id, bob.userId, bob.account_id];
    const isBobs = (row: string) => bobs.some((text) => row.includes(text));
    const before = (await everyRow(server)).filter(isBobs);
    const adas = (await everyRow(server)).filter((row) => /ada@example/i.test(row));
    expect(adas).toHaveLength(6);

    const answer = await ask(server, 'erase', 'email', 'ada@example.com');

    expect(answer).toMatchObject({
      kind: 'done',
      kept: expect.arrayContaining([expect.any(String)]),
    });
    const after = await everyRow(server);
    const own = /ada@|"ada"|lovelace|analytical|2015550123|hash of|"1111"/i;
    expect(after.filter((row) => !isBobs(row) && own.test(row))).toEqual([]);
    expect(after.filter(isBobs)).toEqual(before);
    for (const selector of ['email', 'account'] as const) {
      const value = selector === 'email' ? 'ada@example.com' : ada.account_id;
      expect(await refusal(ask(server, 'export', selector, value))).toMatch(/^Nothing is kept/);
    }
  });

  it('leaves the order, its payment and what was agreed to, without a name', async () => {
    const { ada, server } = await aSoldServer();
    await server.deliver();
    await ask(server, 'erase', 'account', ada.account_id);
    await server.deliver();

    const answer = await ask(server, 'show', 'order', ada.id);

    expect(answer).toMatchObject({
      dossier: {
        user: [{ email: '', first_name: '' }],
        orders: [{ transaction_id: ada.transaction_id, amount: 5900 }],
        payments: [{ amount: 5900, last_four: null, customer_id: null }],
        consents: [{ kind: 'terms' }, { kind: 'privacy' }],
        subscriptions: [{ status: 'ended' }],
      },
    });
    expect(endedAtBilling(server)).toEqual([ada.id]);
  });

  it('is told no order number any more, where their order is answered again', async () => {
    const { ada, server } = await aSoldServer();
    await server.deliver();
    await ask(server, 'erase', 'account', ada.account_id);

    const { body, orderedBy } = answerOf(await readAttempt(server.database, ada.id));
    expect(body).toMatchObject({ success: false });
    expect(JSON.stringify(body)).not.toContain('reference');
    expect(orderedBy).toBeUndefined();
  });

  it('is not erased while money is on its way', async () => {
    const { ada, server } = await aSoldServer();

    const said = await refusal(ask(server, 'erase', 'account', ada.account_id));

    expect(said).toContain('is under way');
    expect(await ask(server, 'export', 'account', ada.account_id)).toMatchObject({
      dossier: { user: [{ email: 'ada@example.com' }] },
    });
  });

  it('may sign up again with the same address', async () => {
    const { server } = await aSoldServer();
    await server.deliver();
    await ask(server, 'erase', 'email', 'ada@example.com');

    const again = await pay(await aVisitor(server.app));

    expect(again.statusCode).toBe(200);
  });
});
