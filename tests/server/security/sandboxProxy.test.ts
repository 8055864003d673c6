import { expect, it, onTestFinished } from 'vitest';
import { aServer } from '../../factories/servers/aServer.ts';
import { testSandbox } from '../../factories/servers/sandbox.ts';

/** A server in front of a listening sandbox. */
async function proxied() {
  const { app } = await testSandbox();
  onTestFinished(() => app.close());
  const sandboxUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  return aServer({ config: { sandboxUrl } });
}

it.each(['slotbook.localhost:4000', 'localhost:4000', 'signup.slotbook.example'])(
  "the sandbox's pages are on %s, with only their own headers",
  async (host) => {
    const { app } = await proxied();

    const answer = await app.inject({ url: '/sandbox/mailbox', headers: { host } });

    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Mailbox');
    expect(answer.headers['permissions-policy']).toBeUndefined();
  },
);

it.each(['evil.example', 'localhost.evil.example', 'unknown.localhost'])(
  'a name of another site that leads to this machine, %s, reads nothing',
  async (host) => {
    const { app } = await proxied();

    const answer = await app.inject({ url: '/sandbox/mailbox', headers: { host } });

    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('Not found\n');
  },
);

it('a token is made for the host that the browser asked', async () => {
  const { app } = await proxied();

  const answer = await app.inject({
    method: 'POST',
    url: '/sandbox/recaptcha/token',
    headers: { host: 'slotbook.localhost:4000' },
    payload: { siteKey: 'sandbox-score-site-key', action: 'SIGNUP_FREE', kind: 'score' },
  });

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toHaveProperty('token');
});

it.each([
  ['slotbook.localhost:4000', 'Slotbook'],
  ['localhost:4000', 'software-us'],
])('the local bank on %s says that %s is paid', async (host, payee) => {
  const { app } = await proxied();
  const challenge = { transactionId: 'one', amount: '9.00', merchant: 'software-us' };
  const creq = Buffer.from(JSON.stringify(challenge)).toString('base64url');

  const answer = await app.inject({
    method: 'POST',
    url: '/sandbox/cardinal/acs',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ creq }).toString(),
  });

  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`<dt>To</dt><dd>${payee}</dd>`);
});

it("what only servers ask of the providers is not a browser's to reach", async () => {
  const { app } = await proxied();

  const answer = await app.inject({
    method: 'POST',
    url: '/v1/projects/sandbox-project/assessments?key=sandbox-recaptcha-api-key',
    headers: { host: 'slotbook.localhost:4000' },
    payload: {},
  });

  expect(answer.statusCode).toBe(404);
});

it('nothing is proxied without the sandbox', async () => {
  const { app } = await aServer({ config: { sandboxUrl: null } });

  const answer = await app.inject({
    url: '/sandbox/mailbox',
    headers: { host: 'signup.slotbook.example' },
  });

  expect(answer.statusCode).toBe(404);
});
