import { describe, expect, it } from 'vitest';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

async function signedUp(): Promise<TestServer> {
  const server = await aServer();
  const visitor = await aVisitor(server.app);
  await visitor.post('/signup/free', aSignupRequest());
  return server;
}

function outboxRow({ database }: TestServer) {
  return database.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
}

describe('the outbox', () => {
  it('sends a mail once', async () => {
    const server = await signedUp();

    expect(await server.deliver()).toBe(1);
    expect(await server.deliver()).toBe(0);

    expect(server.mail.sent).toHaveLength(1);
    expect(await outboxRow(server)).toMatchObject({ status: 'done', attempts: 1 });
  });

  it('sends a mail once when two rounds run at the same time', async () => {
    const server = await signedUp();

    const done = await Promise.all([server.deliver(), server.deliver()]);

    expect(done.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(server.mail.sent).toHaveLength(1);
  });

  it('tries again later when the mail server fails, with the same link', async () => {
    const server = await signedUp();
    server.mail.fault = new Error('550 no such user <ada@example.com>');
    await server.deliver();
    expect(await outboxRow(server)).toMatchObject({
      status: 'waiting',
      attempts: 1,
      last_error: '550 no such user <[masked]>',
    });

    server.mail.fault = null;
    expect(await server.deliver()).toBe(0);
    server.pass(5000);
    expect(await server.deliver()).toBe(1);

    expect(server.mail.sent).toHaveLength(1);
    expect(
      await server.database.selectFrom('activation_tokens').select('token_hash').execute(),
    ).toHaveLength(1);
  });

  it('stops after many attempts, and stores why', async () => {
    const server = await signedUp();
    server.mail.fault = new Error('No route to host');
    for (let attempt = 0; attempt < 25; attempt += 1) {
      await server.deliver();
      server.pass(3_600_000);
    }

    expect(await outboxRow(server)).toMatchObject({
      status: 'failed',
      attempts: 20,
      last_error: 'No route to host',
    });
  });

  it.each(['capture', 'void', 'refund', 'endBilling'] as const)(
    'never stops trying a %s, and reports it once a day',
    async (kind) => {
      const server = await signedUp();
      await server.database.updateTable('outbox').set({ kind, payload: 'broken' }).execute();
      for (let hour = 0; hour < 10 * 24; hour += 1) {
        await server.deliver();
        server.pass(3_600_000);
      }

      const reports = server.log.filter((line) => line.includes('has failed for a day'));
      expect(reports).toHaveLength(9);
      const row = await outboxRow(server);
      expect(row.status).toBe('waiting');
      expect(row.attempts).toBeGreaterThan(60);
    },
  );

  it('continues what a process left when it died', async () => {
    const server = await signedUp();
    await server.database.updateTable('outbox').set({ attempts: 1, due_at: lease() }).execute();
    expect(await server.deliver()).toBe(0);

    server.pass(120_000);

    expect(await server.deliver()).toBe(1);
  });

  it('sends a mail a second time under the same Message-ID where a process died after sending it', async () => {
    const server = await signedUp();
    expect(await server.deliver()).toBe(1);
    // The mail was sent, but the process died before it could store that.
    await server.database
      .updateTable('outbox')
      .set({ status: 'waiting', due_at: lease(), done_at: null })
      .execute();
    server.pass(120_000);

    expect(await server.deliver()).toBe(1);

    const [first, second, ...more] = server.mail.sent;
    expect(more).toEqual([]);
    expect(second).toEqual(first);
    expect(first?.messageId).toContain(`<${(await outboxRow(server)).id}@`);
  });
});

/** The end of the lease of an attempt that began when the server started. */
function lease(): string {
  return '2026-11-21T09:02:00.000Z';
}
