import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../src/server/orders/answerOrder.ts';
import { readAttempt } from '../../../src/server/orders/attempts/findAttempt.ts';
import { linkHash } from '../../../src/server/orders/attempts/linkHash.ts';
import { OLD_ROWS } from '../../factories/databases/oldRows.ts';
import { aDeal, aKnownLead } from '../../factories/leads/aKnownLead.ts';
import { press, signedUp } from '../../factories/orders/aMailedLink.ts';
import { aRequestWith, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer, SERVER_START, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';
import {
  aSoldServer,
  ask,
  endedAtBilling,
  everyRow,
  leaveTraces,
  refusal,
} from '../../factories/servers/support.ts';

describe('an erased person', () => {
  it('is found nowhere, and no other person is affected', async () => {
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

  it('sees no order number any more when their order is answered again', async () => {
    const { ada, server } = await aSoldServer();
    await server.deliver();
    await ask(server, 'erase', 'account', ada.account_id);

    const { body, orderedBy } = answerOf(await readAttempt(server.database, ada.id));
    expect(body).toMatchObject({ success: false, message: 'NOT_FOUND', data: null });
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

  it('cannot be activated by the link of an earlier mail', async () => {
    const { link, server, visitor } = await signedUp();
    await ask(server, 'erase', 'email', 'ada@example.com');

    expect(await press(visitor, link)).toMatchObject({ outcome: 'unknown', redirectUrl: null });
    expect(await server.database.selectFrom('activation_tokens').selectAll().execute()).toEqual([]);
  });

  it('may sign up again with the same address', async () => {
    const { server } = await aSoldServer();
    await server.deliver();
    await ask(server, 'erase', 'email', 'ada@example.com');

    const again = await pay(await aVisitor(server.app));

    expect(again.statusCode).toBe(200);
  });
});

describe('an address that never became a user', () => {
  const written = ['Ada@Bücher.example', 'ada@xn--bcher-kva.example', ' ADA@bu\u0308cher.EXAMPLE '];

  it.each(['deal', 'known lead', 'lead'])(
    'is found and erased by its %s, however written',
    async (kind) => {
      for (const email of written) {
        const server = await aServer();
        await leaveOnly(server, kind, email);

        await ask(server, 'erase', 'email', 'ada@bücher.example');

        expect((await everyRow(server)).filter((row) => /ada@/i.test(row))).toEqual([]);
      }
    },
  );

  it.each(['ÖVE@example.com', 'o\u0308ve@example.com'])('is found as %s', async (email) => {
    const server = await aServer();
    await aDeal(server, { email });
    await aDeal(server, { email: 'über@example.com' });

    expect(await ask(server, 'show', 'email', 'öve@example.com')).toMatchObject({
      dossier: { deals: [{ email }] },
    });
  });

  it("is in no failed order, nor in another person's by its link", async () => {
    const { bob, server } = await aSoldServer();
    const declined = aRequestWith('declined');
    const leadInfo = { ...declined.leadInfo, email: 'eve@example.com' };
    await pay(await aVisitor(server.app), { ...declined, leadInfo });
    await server.deliver();
    const { database } = server;
    await database
      .updateTable('attempts')
      .set({ link_hash: linkHash('ada@example.com') })
      .execute();
    const others = linkHash('bob@example.com');
    await database
      .updateTable('attempts')
      .set({ link_hash: others, user_id: null })
      .where('id', '=', bob.id)
      .execute();

    await ask(server, 'erase', 'email', 'ada@example.com');

    const left = database.selectFrom('attempts').select('link_hash').orderBy('link_hash');
    const hashes = (await left.execute()).map(({ link_hash }) => link_hash);
    expect(hashes.filter((hash) => hash !== null)).toEqual([others]);
    expect(hashes).toHaveLength(3);
  });
});

/** Stores an address in only one table. */
async function leaveOnly(server: TestServer, kind: string, email: string): Promise<void> {
  if (kind === 'deal') await aDeal(server, { email });
  else if (kind === 'known lead') await aKnownLead(server, { email });
  else await OLD_ROWS.leads(server.database, 'lead', SERVER_START.toISOString());
  await server.database.updateTable('leads').set({ email }).execute();
}
