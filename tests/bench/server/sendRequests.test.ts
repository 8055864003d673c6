import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { sendRequests } from './sendRequests.ts';

async function aListener(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  // A server that listens on a port has an address object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ASKED = { connections: 3, patience: 30, requests: [{ path: '/', headers: {} }] };

it('counts whole answers by their status, however many pieces they come in', async () => {
  let asked = 0;
  const url = await aListener((_request, response) => {
    asked += 1;
    response.writeHead(asked % 5 === 0 ? 503 : 200, { 'content-length': 200_000 });
    response.write(Buffer.alloc(100_000));
    response.end(Buffer.alloc(100_000));
  });

  const { byStatus, latencies } = await sendRequests({ url, ...ASKED, extent: { amount: 50 } });

  expect(asked).toBe(50);
  expect(byStatus).toEqual(
    new Map([
      [200, 40],
      [503, 10],
    ]),
  );
  expect(latencies).toHaveLength(50);
});

it('sends all requests in turn, with their headers', async () => {
  const seen: string[] = [];
  const url = await aListener((request, response) => {
    seen.push(`${request.headers.host}${request.url}`);
    response.end('page');
  });
  const requests = ['a', 'b', 'c'].map((host) => ({ path: `/${host}`, headers: { host } }));

  await sendRequests({ url, ...ASKED, connections: 1, requests, extent: { amount: 6 } });

  expect(seen.toSorted()).toEqual(['a/a', 'a/a', 'b/b', 'b/b', 'c/c', 'c/c']);
});

it('sends no more at a rate than are due', async () => {
  const url = await aListener((_request, response) => response.end('page'));

  const { latencies, seconds } = await sendRequests({
    url,
    ...ASKED,
    rate: 200,
    extent: { amount: 40 },
  });

  expect(latencies).toHaveLength(40);
  // The last request is due after 39/200 s. Node's timers may be a millisecond early.
  expect(seconds).toBeGreaterThan(38 / 200);
});

it('reports that an answer was cut off', async () => {
  const url = await aListener((_request, response) => {
    response.writeHead(200, { 'content-length': 10 });
    response.write('page');
    setImmediate(() => response.destroy());
  });

  await expect(sendRequests({ url, ...ASKED, extent: { amount: 1 } })).rejects.toThrow('closed');
});
