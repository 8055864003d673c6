import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { previewFront } from './previewFront.ts';

const PAGE = "default-src 'none'; frame-ancestors 'none'; object-src 'none'";

/** A product server that reports its requests, behind the preview's front. */
async function aPreview() {
  const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  const serverUrl = await listen((incoming, outgoing) => {
    asked.push({ url: incoming.url ?? '', headers: incoming.headers });
    if (incoming.url?.startsWith('/demo/sign-in')) {
      outgoing.writeHead(303, { location: '/account', 'set-cookie': 'session=1' }).end();
      return;
    }
    const type = incoming.url === '/signup' ? 'text/html; charset=utf-8' : 'application/json';
    outgoing.writeHead(200, { 'content-type': type, 'content-security-policy': PAGE });
    if (incoming.url === '/order') {
      outgoing.end(JSON.stringify({ redirectUrl: `http://${incoming.headers.host}/account` }));
      return;
    }
    outgoing.end('<html><head><title>Page</title></head></html>');
  });
  let port = 0;
  const url = await listen(previewFront({ port: () => port, serverUrl, driver: 'drive();' }));
  port = Number(new URL(url).port);
  const host = `slotbook.studio.localhost:${port}`;
  const ask = (path: string, headers: Record<string, string> = {}) =>
    get(`${url}${path}`, { host, ...headers });
  return { ask, asked, host, port, own: `slotbook.localhost:${new URL(serverUrl).port}` };
}

async function listen(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  onTestFinished(() => void server.close());
  // A server that listens on a port has an address of this kind.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function get(address: string, headers: Record<string, string>) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(address, { headers }, resolve).on('error', reject).end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

it("asks the product's server for the brand by its own host", async () => {
  const { ask, asked, own } = await aPreview();
  await ask('/assets/page.js');
  expect(asked[0]).toMatchObject({ url: '/assets/page.js', headers: { host: own } });
});

it('lets only the Studio frame a page, and adds its driver', async () => {
  const { ask, port } = await aPreview();
  const { body, headers } = await ask('/signup');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; frame-ancestors http://studio.localhost:${port}; object-src 'none'`,
  );
  expect(body).toContain('<head><script src="/studio-driver.js"></script><title>');
});

it('answers its driver itself', async () => {
  const { ask, asked } = await aPreview();
  expect((await ask('/studio-driver.js')).body).toBe('drive();');
  expect(asked).toEqual([]);
});

it("passes the page's own origin on as the server's, and any other as it is", async () => {
  const { ask, asked, host, own } = await aPreview();
  await ask('/email', { origin: `http://${host}` });
  await ask('/email', { origin: 'https://evil.example' });
  expect(asked.map(({ headers }) => headers.origin)).toEqual([
    `http://${own}`,
    'https://evil.example',
  ]);
});

it('leads on in the preview where an answer leads to the server', async () => {
  const { ask, host } = await aPreview();
  const { body } = await ask('/order');
  expect(JSON.parse(body)).toEqual({ redirectUrl: `http://${host}/account` });
});

it('opens a form in a new session, and continues in it', async () => {
  const { ask, asked } = await aPreview();
  const headers = { cookie: 'session=1' };
  for (const path of [
    '/signup',
    '/signup?signupType=paid',
    '/start-now',
    '/attempts/key',
    '/account',
  ])
    await ask(path, headers);
  expect(asked.map(({ headers: { cookie } }) => cookie)).toEqual([
    undefined,
    undefined,
    undefined,
    'session=1',
    'session=1',
  ]);
});

it('signs in before a page of an account, and goes nowhere else so', async () => {
  const { ask, asked } = await aPreview();
  const signedIn = await ask('/studio-sign-in?to=/payment');
  expect(signedIn).toMatchObject({ status: 303, headers: { location: '/payment' } });
  expect(asked[0]?.url).toBe('/demo/sign-in?as=owner');
  const inFrench = await ask('/studio-sign-in?to=/account&lang=fr-CA');
  expect(inFrench).toMatchObject({ status: 303, headers: { location: '/account?lang=fr-CA' } });
  for (const elsewhere of ['to=https://evil.example', 'to=/account&lang=//evil.example']) {
    await ask(`/studio-sign-in?${elsewhere}`);
    expect(asked.at(-1)?.url).toBe(`/studio-sign-in?${elsewhere}`);
  }
});
