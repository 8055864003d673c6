import { expect, it, onTestFinished } from 'vitest';
import { SANDBOX_BILLING } from '../../../src/core/contract/sandbox/sandboxBilling.ts';
import { aBillingOrder } from '../../factories/payments/fakeBilling.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor, HOST } from '../../factories/servers/aVisitor.ts';
import { testSandbox } from '../../factories/servers/sandbox.ts';

/** Paths that only the sandbox has: the pages that change time, sessions and accounts. */
const SANDBOX_ONLY = [
  ['GET', '/sandbox'],
  ['GET', '/sandbox/clock'],
  ['GET', '/sandbox/clock.css'],
  ['POST', '/sandbox/clock/attempt-1/cancel'],
  ['POST', '/sandbox/clock/attempt-1/day'],
  ['GET', '/sandbox/captcha'],
  ['GET', '/demo/session'],
  ['GET', '/demo/sign-in?as=owner'],
] as const;

it.each(SANDBOX_ONLY)('%s %s does not exist while the sandbox is off', async (method, url) => {
  const { app } = await aServer({ config: { sandboxUrl: null } });
  const answer = await app.inject({
    method,
    url,
    headers: {
      host: HOST.replace('.localhost:4000', '.example').replace('slotbook', 'signup.slotbook'),
    },
  });
  expect(answer.statusCode).toBe(404);
  expect(answer.cookies).toEqual([]);
});

it('with the sandbox on a form of the clock reaches it through the server, only from its own host', async () => {
  const sandbox = await testSandbox();
  onTestFinished(() => sandbox.app.close());
  const sandboxUrl = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  await sandbox.app.inject({
    method: 'PUT',
    url: `${SANDBOX_BILLING.path}/subscriptions/attempt-1`,
    headers: { authorization: `Bearer ${SANDBOX_BILLING.apiKey}` },
    payload: aBillingOrder(),
  });
  const { app } = await aServer({ config: { sandboxUrl } });
  const press = (host: string) =>
    app.inject({
      method: 'POST',
      url: '/sandbox/clock/attempt-1/cancel',
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await press('evil.example')).statusCode).toBe(404);
  const answer = await press('localhost:4000');
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/sandbox/clock#SUB-attempt-1');
});

it('the session that soon ends is gone from the browser after 20 seconds', async () => {
  const server = await aServer({ config: { sandboxUrl: 'http://127.0.0.1:4010' } });
  const answer = await (await aVisitor(server.app)).get('/demo/session');
  expect(answer.headers.location).toBe('/signup');
  expect(answer.cookies).toMatchObject([{ name: 'session', maxAge: 20, httpOnly: true }]);
});
