import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { postJson } from './postJson.ts';

async function aProvider(
  answer: RequestListener,
): Promise<{ url: URL; connections: () => number }> {
  let connections = 0;
  const server = createServer(answer).on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}/asked?key=secret`),
    connections: () => connections,
  };
}

it('posts JSON and reads the whole answer, with any characters in either', async () => {
  const { url } = await aProvider((request, response) => {
    const { 'content-type': type } = request.headers;
    response.statusCode = 201;
    response.write(`${request.method} ${request.url} ${type} `);
    request.pipe(response);
  });

  const { status, text } = await postJson(url, { said: 'Grüße, Zoë' }, 5000);

  expect(status).toBe(201);
  expect(text).toBe('POST /asked?key=secret application/json {"said":"Grüße, Zoë"}');
});

it('asks again over the same connection', async () => {
  const { connections, url } = await aProvider((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  });

  for (let nth = 0; nth < 3; nth += 1) await postJson(url, {}, 5000);

  expect(connections()).toBe(1);
});

it('uses another connection when the provider has closed the kept one', async () => {
  const { connections, url } = await aProvider((request, response) => {
    response.setHeader('connection', 'close');
    request.resume().on('end', () => response.end('{}'));
  });

  await postJson(url, {}, 5000);
  await postJson(url, {}, 5000);

  expect(connections()).toBe(2);
});

it('rejects where no answer comes in time, and names no key', async () => {
  const { url } = await aProvider(() => undefined);

  const asked = postJson(url, {}, 20);

  await expect(asked).rejects.toThrow(`${url.host} did not answer within 20 ms`);
});

it('rejects where an answer stops in the middle: in time, and as it is cut off', async () => {
  const slow = await aProvider((_request, response) => {
    response.write('{');
  });
  await expect(postJson(slow.url, {}, 50)).rejects.toThrow('did not answer within 50 ms');

  const cut = await aProvider((_request, response) => {
    response.setHeader('content-length', '10');
    response.write('{', () => response.destroy());
  });
  await expect(postJson(cut.url, {}, 5000)).rejects.toThrow('aborted');
});

it('rejects an answer that does not end, and keeps none of it', async () => {
  let sent = 0;
  const { url } = await aProvider((request, response) => {
    request.resume();
    const more = () => {
      sent += 100_000;
      if (!response.destroyed) response.write('x'.repeat(100_000), () => setImmediate(more));
    };
    more();
  });

  await expect(postJson(url, {}, 5000)).rejects.toThrow('more than a megabyte');
  expect(sent).toBeLessThan(50_000_000);
});
