import { expect, test } from 'vitest';
import { aDirectDebit, PAYER_DETAILS } from '../../../tests/factories/payments/directDebit.ts';

const FLOW = {
  key: 'session-1',
  description: 'Chatmoor <b>UK</b>',
  locale: 'en-GB',
  payer: { firstName: 'Ana', lastName: 'Ng', companyName: 'Ng Ltd', email: 'ana@example.com' },
  redirectUri: null,
  exitUri: null,
};

async function aFlow() {
  const directDebit = await aDirectDebit();
  const gateway = directDebit.gatewayOf('software-uk');
  const outcome = await gateway.createFlow(FLOW);
  const id = outcome.kind === 'made' ? outcome.flow.billingRequestFlowId : '';
  const { app, pass } = directDebit.sandbox;
  const url = `/sandbox/gocardless/flow/${id}`;
  const send = async (action: 'check' | 'complete', details: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `${url}/${action}`,
      payload: { ...PAYER_DETAILS, ...details },
    });
  return { app, pass, gateway, send, page: () => app.inject(url) };
}

test("shows the payer and the purpose, with the caller's texts escaped", async () => {
  const { body } = await (await aFlow()).page();
  expect(body).toContain('value="Ana"');
  expect(body).toContain('Chatmoor &lt;b&gt;UK&lt;/b&gt;');
});

test('lets only pages of its own origin embed the form, without inline styles', async () => {
  const { body, headers } = await (await aFlow()).page();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(body).not.toMatch(/ style=|<style/);
});

test.each([
  ['givenName', ' '],
  ['familyName', ''],
  ['email', 'nobody'],
  ['sortCode', '12'],
  ['accountNumber', '12000000'],
])('reports %s as the invalid field', async (field, value) => {
  const { send } = await aFlow();
  expect((await send('check', { [field]: value })).json()).toMatchObject({ problem: { field } });
});

test('creates one mandate, however often the form is sent', async () => {
  const { send } = await aFlow();
  const mandate = async () => (await send('complete')).json().billingRequest.links;
  expect(await mandate()).toEqual(await mandate());
});

test('expires after a week', async () => {
  const { page, pass, send } = await aFlow();
  pass(8 * 86_400_000);
  expect([(await page()).statusCode, (await send('complete')).statusCode]).toEqual([404, 404]);
});

test('shows mandates and payments on the gateway page, and as JSON', async () => {
  const { app, gateway, send } = await aFlow();
  const mandateId = (await send('complete')).json().billingRequest.links.mandate_request_mandate;
  const amount = { amount: 1250, currency: 'GBP' } as const;
  await gateway.collect({ attemptId: 'attempt-1', mandateId, amount, description: 'Chatmoor' });
  const json = await app.inject({
    url: '/sandbox/gateway',
    headers: { accept: 'application/json' },
  });
  expect(json.json()).toMatchObject({
    mandates: [{ id: mandateId, account: 'software-uk', customer: { email: 'ana@example.com' } }],
    directDebitPayments: [{ amount: 1250, metadata: { attempt_id: 'attempt-1' } }],
  });
  const page = await app.inject({ url: '/sandbox/gateway', headers: { accept: 'text/html' } });
  expect(page.body).toContain('£12.50');
  expect(page.body).not.toContain(PAYER_DETAILS.accountNumber);
});
