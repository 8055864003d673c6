import { expect, it, onTestFinished } from 'vitest';
import { receiptOf } from '../../../src/core/mails/receipt/receiptOf.ts';
import { startSandbox } from '../../../src/sandbox/startSandbox.ts';
import { smtpMail } from '../../../src/server/gateways/mail/smtpMail.ts';
import { deliverOutbox } from '../../../src/server/jobs/deliverOutbox.ts';
import { queueReceiptMail } from '../../../src/server/outbox/queueReceiptMail.ts';
import { aTemporaryFolder } from '../../factories/aTemporaryFolder.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { anOrder } from '../../factories/orders/anOrder.ts';
import { aPaidBrand, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer, SERVER_START, type TestServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

/** A server whose only visitor has signed up, and whose activation mail was sent. */
async function signedUp(): Promise<TestServer> {
  const server = await aServer();
  const visitor = await aVisitor(server.app);
  await visitor.post('/signup/free', aSignupRequest());
  await server.deliver();
  server.mail.sent.length = 0;
  return server;
}

async function queueReceipt({ database, deps }: TestServer): Promise<void> {
  const user = await database.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  const subscription = await database
    .selectFrom('subscriptions')
    .selectAll()
    .executeTakeFirstOrThrow();
  const receipt = receiptOf({
    built: aBuiltBrand(),
    order: anOrder(),
    provinceCode: null,
    orderedAt: SERVER_START,
    trialEndsAt: null,
  });
  await queueReceiptMail(database, deps, {
    brand: { id: 'slotbook' },
    userId: user.id,
    subscriptionId: subscription.id,
    now: SERVER_START,
    receipt,
    paidBy: { method: 'CC', cardType: 'Visa', lastFour: '1111', reference: 'attempt-1' },
  });
}

it("goes to the account's user, from the brand", async () => {
  const server = await signedUp();
  await queueReceipt(server);
  await server.deliver();

  expect(server.mail.sent).toMatchObject([
    {
      to: 'ada@example.com',
      from: { name: 'Slotbook', address: 'hello@slotbook.example' },
      subject: 'Your Slotbook receipt',
    },
  ]);
});

it('is sent once, however often it is asked for', async () => {
  const server = await signedUp();
  await queueReceipt(server);
  await server.deliver();
  await queueReceipt(server);
  await server.deliver();

  expect(server.mail.sent).toHaveLength(1);
});

it('says the same when it is tried again', async () => {
  const server = await signedUp();
  await queueReceipt(server);
  server.mail.fault = new Error('451 try again later');
  await server.deliver();
  server.mail.fault = null;
  server.pass(40 * 86_400_000);
  await server.deliver();

  expect(server.mail.sent[0]?.text).toContain('on December\u00a021,\u00a02026, is $29.00.');
});

it("lies in the sandbox's mailbox, where a person can read it", async () => {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir: await aTemporaryFolder() });
  onTestFinished(() => sandbox.close());
  const server = await signedUp();
  await queueReceipt(server);
  const mail = smtpMail(`smtp://127.0.0.1:${sandbox.smtpPort}`);
  await deliverOutbox({ ...server.deps, gateways: { ...server.deps.gateways, mail } });

  const inbox = await fetch(`${sandbox.url}/sandbox/mailbox?to=ada@example.com`, {
    headers: { accept: 'application/json' },
  });
  const { messages }: { messages: { subject: string; text: string; html: string }[] } =
    await inbox.json();

  expect(messages).toHaveLength(1);
  expect(messages[0]?.subject).toBe('Your Slotbook receipt');
  expect(messages[0]?.text).toContain('Paid today: $29.00');
  expect(messages[0]?.html).toContain('Visa ending in\u00a01111');
});

it('names the order by its number, and the provider has it by the id of its attempt', async () => {
  const server = await aServer({ brands: [aPaidBrand()] });
  await pay(await aVisitor(server.app));
  await server.deliver();

  const { id, order_number } = await server.database
    .selectFrom('attempts')
    .select(['id', 'order_number'])
    .executeTakeFirstOrThrow();
  const receipt = server.mail.sent.find(({ subject }) => subject.includes('receipt'));
  expect(receipt?.text).toContain(`Order number: ${order_number}`);
  expect(server.payments.sales).toEqual([expect.objectContaining({ orderId: id })]);
});
