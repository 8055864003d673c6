import { once } from 'node:events';
import { createServer, request as plainRequest } from 'node:http';
import {
  Agent,
  createServer as createSecureServer,
  type RequestOptions,
  request,
} from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { A_CERTIFICATE } from '../../../tests/factories/servers/aCertificate.ts';
import { aFreePort } from '../../../tests/factories/servers/aFreePort.ts';
import { aHostileService, silence } from '../../../tests/factories/servers/aHostileService.ts';
import { limitRequests, type RequestStep } from './limitRequests.ts';

const PATIENCE_MS = 300;

/** A service over TLS that answers `body`, compressed, and counts what it is asked. */
async function aSecureService(body: Buffer) {
  const asked: string[] = [];
  const connections = new Set<unknown>();
  const server = createSecureServer(A_CERTIFICATE, (received, response) => {
    asked.push(received.url ?? '');
    response.setHeader('content-encoding', 'gzip').end(body);
  });
  server.on('secureConnection', (socket) => connections.add(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return { asked, connections, port };
}

/** Sends a request within the limits. Returns its steps, and its answer or its fault. */
async function ask(port: number, options: RequestOptions, send = request) {
  const steps: RequestStep[] = [];
  const limits = {
    timeoutMs: PATIENCE_MS,
    isRefused: () => false,
    onStep: (step: RequestStep) => void steps.push(step),
  };
  const answer = await limitRequests(limits, async () => {
    const sending = send({ host: '127.0.0.1', port, path: '/sale', ...options });
    sending.end();
    const [response] = await once(sending, 'response');
    const pieces: string[] = [];
    for await (const piece of response) pieces.push(String(piece));
    return pieces.join('');
  }).catch((error: unknown) => `${Reflect.get(Object(error), 'code') ?? error}`);
  return { answer, steps };
}

it.each([
  ['whose certificate nobody vouches for', {}, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  [
    'whose certificate is of another host',
    { ca: A_CERTIFICATE.cert, servername: 'gateway.example' },
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ],
])('sends nothing to a service %s', async (_name, options, fault) => {
  const { asked, port } = await aSecureService(gzipSync('sold'));

  expect(await ask(port, options)).toEqual({ answer: fault, steps: ['begun'] });
  expect(asked).toEqual([]);
});

it('sends nothing to a service that accepts a connection and is silent', async () => {
  const { port } = await aHostileService(silence);

  const { answer, steps } = await ask(port, { ca: A_CERTIFICATE.cert });

  expect(answer).toContain('no whole answer');
  expect(steps).toEqual(['begun']);
});

it.each([
  ['at which nothing listens', async () => ({}), 'ECONNREFUSED'],
  ['whose name is unknown', async () => ({ host: 'gateway.invalid' }), /ENOTFOUND|EAI_AGAIN/],
])('sends nothing to an address %s', async (_name, options, fault) => {
  const { answer, steps } = await ask(Number(await aFreePort()), await options());

  expect(answer).toMatch(fault);
  expect(steps).toEqual(['begun']);
});

it('counts a request as sent that a service has received and does not answer', async () => {
  const server = createServer(() => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;

  expect((await ask(port, {}, plainRequest)).steps).toEqual(['begun', 'sent']);
});

it('reads compressed answers over one kept connection with TLS, in parts and padded', async () => {
  const parts = [gzipSync('so'), gzipSync('ld'), Buffer.alloc(16)];
  const { asked, connections, port } = await aSecureService(Buffer.concat(parts));
  const agent = new Agent({ ca: A_CERTIFICATE.cert, keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());

  for (let times = 0; times < 3; times += 1) {
    expect(await ask(port, { agent })).toEqual({ answer: 'sold', steps: ['begun', 'sent'] });
  }

  expect(asked).toHaveLength(3);
  expect(connections.size).toBe(1);
});
