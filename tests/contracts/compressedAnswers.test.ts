import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect, it, onTestFinished } from 'vitest';
import { ACCOUNT, paymentSandbox } from '../factories/payments/paymentSandbox.ts';

const ANSWERED = 'http.client.response.finish';

it('the sandbox compresses its answers to the SDK, as the provider does', async () => {
  const { payments } = await paymentSandbox();
  const codings: unknown[] = [];
  const see = (message: unknown) => {
    const { headers } = Object(Reflect.get(Object(message), 'response'));
    codings.push(headers['content-encoding']);
  };
  subscribe(ANSWERED, see);
  onTestFinished(() => void unsubscribe(ANSWERED, see));

  expect((await payments.clientToken(ACCOUNT, 'USD')).kind).toBe('token');

  expect(codings).toEqual(['gzip']);
});
