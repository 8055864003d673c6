import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const TYPE = { 'content-type': 'application/x-sentry-envelope' };
const ID = '0123456789abcdef0123456789abcdef';

/** A report service that stores what it receives. */
async function aReceiver() {
  const received: { readonly url: string; readonly body: string }[] = [];
  const receiver = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ url: request.url ?? '', body: body.toString() });
      response.setHeader('x-sentry-rate-limits', '60::organization').end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void receiver.close());
  const address = receiver.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  const { port } = address;
  const dsn = `http://0123456789abcdef@127.0.0.1:${port}/42`;
  const envelopeUrl = `http://127.0.0.1:${port}/api/42/envelope/`;
  return { received, sentry: { dsn, publicKey: '0123456789abcdef', envelopeUrl } };
}

const anEnvelope = (item: object, type = 'event') =>
  [{ event_id: ID, dsn: 'https://other@elsewhere.example/1' }, { type, length: 9 }, item]
    .map((line) => JSON.stringify(line))
    .join('\n');

/** A visitor's envelope, as the page's script sends it. */
async function send(text: string, headers: Record<string, string> = TYPE) {
  const { received, sentry } = await aReceiver();
  const brand = aBrand({ analytics: { consent: 'optOut' } });
  const { app } = await aServer({ brands: [aBuiltBrand({ brand })], config: { sentry } });
  const { cookies } = await aVisitor(app);
  const host = 'slotbook.localhost:4000';
  const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
  const request = { method: 'POST', url: '/api/reports/envelope', cookies, payload: text } as const;
  const answer = await app.inject({ ...request, headers: { ...own, ...headers } });
  return { answer, received, dsn: sentry.dsn };
}

it('passes a report on to the one service that is set, masked once more', async () => {
  const event = {
    tags: { tag: 'signup' },
    message: 'ada@example.com at /signup?contact=eyJhZGEi',
    breadcrumbs: [{ data: { url: '/signup?email=ada' } }],
    extra: { password: 'engine1843', phone: '2015550123' },
  };

  const { answer, received, dsn } = await send(anEnvelope(event));

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-sentry-rate-limits']).toBe('60::organization');
  expect(received).toHaveLength(1);
  expect(received[0]?.url).toBe('/api/42/envelope/?sentry_key=0123456789abcdef&sentry_version=7');
  const [header, , item] = (received[0]?.body ?? '').split('\n').map((it) => it && JSON.parse(it));
  expect(header).toEqual({ event_id: ID, dsn });
  expect(item).toMatchObject({ tags: { tag: 'signup' } });
  expect(received[0]?.body).not.toMatch(/\bada\b|eyJh|engine|5550123|elsewhere/);
});

it('leaves the members of a replay as they are, and masks its addresses', async () => {
  const recording = [{ type: 4, data: { href: 'https://a.example/signup?email=ada' } }];
  const text = [anEnvelope({ segment_id: 0 }, 'replay_recording'), JSON.stringify(recording)];

  const { received } = await send(text.join('\n'));

  expect(received[0]?.body).toContain('"href":"https://a.example/signup?[masked]"');
});

it('masks a recording at any depth', async () => {
  const depth = 100_000;
  const text = [
    anEnvelope({ segment_id: 0 }, 'replay_recording'),
    `${'['.repeat(depth)}"ada@example.com"${']'.repeat(depth)}`,
  ];

  const { answer, received } = await send(text.join('\n'));

  expect(answer.statusCode).toBe(200);
  expect(received[0]?.body).toContain('["[masked]"]');
  expect(received[0]?.body).not.toMatch(/\bada\b/);
});

it.each(['transaction', 'replay_event', 'replay_recording'])(
  'passes no %s on of a visitor who may not be measured, and their faults all the same',
  async (type) => {
    const objects = { ...TYPE, 'sec-gpc': '1' };
    // A recording consists of its header and its list.
    const list = type === 'replay_recording' ? '\n[]' : '';
    const event = JSON.stringify({ message: 'It broke' });
    const both = `${anEnvelope({ segment_id: 0 }, type)}${list}\n{"type":"event"}\n${event}`;

    const alone = await send(`${anEnvelope({ segment_id: 0 }, type)}${list}`, objects);
    const mixed = await send(both, objects);

    expect([alone.answer.statusCode, alone.received]).toEqual([200, []]);
    expect(mixed.received[0]?.body).toContain('It broke');
    expect(mixed.received[0]?.body).not.toContain(type);
  },
);

it.each([
  ['no envelope', 'hello', TYPE, 400],
  ['a kind that no page sends', anEnvelope({}, 'attachment'), TYPE, 400],
  ['another site', anEnvelope({}), { ...TYPE, 'sec-fetch-site': 'cross-site' }, 403],
])('accepts nothing of %s', async (_name, text, headers, status) => {
  const { answer, received } = await send(text, headers);

  expect(answer.statusCode).toBe(status);
  expect(received).toEqual([]);
});

it('drops a report while the service does not answer, which is no fault of ours', async () => {
  const sentry = {
    dsn: `http://${ID}@127.0.0.1:9/42`,
    publicKey: ID,
    envelopeUrl: 'http://127.0.0.1:9/api/42/envelope/',
  };
  const { app, log } = await aServer({ config: { sentry } });
  const visitor = await aVisitor(app);
  const host = 'slotbook.localhost:4000';

  const answer = await app.inject({
    method: 'POST',
    url: '/api/reports/envelope',
    cookies: visitor.cookies,
    payload: anEnvelope({ message: 'It broke' }),
    headers: { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin', ...TYPE },
  });

  expect(answer.statusCode).toBe(200);
  expect(log.filter((line) => line.includes('A report could not be passed on'))).toHaveLength(1);
});

it('is not there without a report service', async () => {
  const { app } = await aServer();
  const visitor = await aVisitor(app);

  const answer = await visitor.post('/api/reports/envelope', {});

  expect(answer.statusCode).toBe(404);
});
