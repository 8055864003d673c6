import { expect, test } from 'vitest';
import { SANDBOX_DIRECT_DEBIT } from '../../src/core/contract/sandbox/sandboxDirectDebit.ts';
import { deliverWebhooks } from '../../src/sandbox/gocardless/deliverWebhooks.ts';
import type { GoCardlessEvent } from '../../src/sandbox/gocardless/GoCardlessResource.ts';
import { openGoCardlessStorage } from '../../src/sandbox/gocardless/openGoCardlessStorage.ts';
import { openStorage } from '../../src/sandbox/openStorage.ts';
import { aConfig } from '../factories/servers/aConfig.ts';
import { aServer } from '../factories/servers/aServer.ts';

const EVENT: GoCardlessEvent = {
  id: 'EV1',
  created_at: '2026-11-21T09:00:00.000Z',
  resource_type: 'payments',
  action: 'confirmed',
  links: { payment: 'PM1' },
  details: { origin: 'bank', cause: 'payment_confirmed', description: 'payments confirmed' },
  metadata: {},
};

/** A stand-in with one event to deliver. */
function aTeller(url: string) {
  const storage = openGoCardlessStorage(openStorage(null));
  storage.setWebhookUrl(url);
  storage.addEvent('software-uk', EVENT);
  return storage;
}

/** A listening server with the sandbox's webhook secrets or with others. */
async function aListener(webhookSecretPrefix: string = SANDBOX_DIRECT_DEBIT.webhookSecretPrefix) {
  const { directDebit } = aConfig();
  const keysOf = (account: string) => ({
    accessToken: 'token',
    webhookSecret: `${webhookSecretPrefix}${account}`,
  });
  const server = await aServer({ config: { directDebit: { ...directDebit, keysOf } } });
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const hints = () => server.database.selectFrom('direct_debit_hints').selectAll().execute();
  return { url, hints };
}

test("the server accepts the stand-in's events, which are not sent again", async () => {
  const { url, hints } = await aListener();
  const storage = aTeller(url);
  await deliverWebhooks(storage);
  expect(await hints()).toMatchObject([{ event_id: 'EV1', payment_id: 'PM1' }]);
  expect(storage.unsent()).toEqual([]);
});

test('the stand-in repeats events that a server refuses', async () => {
  const { url, hints } = await aListener('another_secret_');
  const storage = aTeller(url);
  await deliverWebhooks(storage);
  expect(await hints()).toEqual([]);
  expect(storage.unsent()).toMatchObject([{ account: 'software-uk', attempts: 1 }]);
});

test('the stand-in repeats events that no server received', async () => {
  const { url } = await aListener();
  const storage = aTeller('http://127.0.0.1:1');
  await deliverWebhooks(storage);
  expect(storage.unsent()).toHaveLength(1);
  storage.setWebhookUrl(url);
  await deliverWebhooks(storage);
  expect(storage.unsent()).toEqual([]);
});
