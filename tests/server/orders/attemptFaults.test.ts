import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { fakeCaptcha } from '../../factories/fakeGateways.ts';
import { aPaidBrand, aPaidRequest, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const options = { brands: [aPaidBrand({ afterSignup: 'activeAccount' })] };
const PENDING = { message: 'PAYMENT_PENDING' };

it('a paid order whose visitor cannot be signed in is not reported as failed, and is answered again', async () => {
  const { app, database, payments } = await aServer(options);
  const visitor = await aVisitor(app);
  const key = randomUUID();
  await sql`alter table sessions add constraint fault check (user_id is null)`.execute(database);

  const answer = await pay(visitor, aPaidRequest(), { key });
  expect([answer.statusCode, answer.json()]).toMatchObject([202, PENDING]);

  await sql`alter table sessions drop constraint fault`.execute(database);
  const polled = await visitor.ask(`/attempts/${key}`);
  expect([polled.statusCode, polled.json()]).toMatchObject([200, { message: 'SIGNED_UP' }]);
  expect((await visitor.get('/account')).statusCode).toBe(200);
  expect(payments.sales).toHaveLength(1);
});

it('an attempt that cannot be looked at is pending, not failed', async () => {
  const { app, database } = await aServer(options);
  const visitor = await aVisitor(app);
  const key = randomUUID();
  await pay(visitor, aPaidRequest(), { key });
  await sql`alter table attempts rename to elsewhere`.execute(database);

  const polled = await visitor.ask(`/attempts/${key}`);

  await sql`alter table elsewhere rename to attempts`.execute(database);
  expect([polled.statusCode, polled.json()]).toMatchObject([202, PENDING]);
  expect((await visitor.ask(`/attempts/${key}`)).json()).toMatchObject({ message: 'SIGNED_UP' });
});

it('an order that the captcha refuses while the database fails is told so', async () => {
  const captcha = fakeCaptcha();
  const server = await aServer({
    ...options,
    gateways: {
      captcha: {
        async assess(claim) {
          await sql`alter table claims rename to elsewhere`.execute(server.database);
          return captcha.assess(claim);
        },
      },
    },
  });
  const paymentRequest = { captchaToken: 'a robot' };

  const answer = await pay(await aVisitor(server.app), aPaidRequest({ paymentRequest }));

  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ message: 'Recaptcha validation failed' });
  expect(server.log.join('')).toContain('A refused order could not be forgotten');
});
