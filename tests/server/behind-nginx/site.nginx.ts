import { spawnSync } from 'node:child_process';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodeState } from '../../../src/core/rules/socialState/encodeState.ts';
import { createServer } from '../../../src/server/app.ts';
import { aStart, SOCIAL_BRAND } from '../../factories/leads/socialTrip.ts';
import { aServer, type TestServerOptions } from '../../factories/servers/aServer.ts';
import { overHttp2 } from '../../factories/servers/askOverHttp2.ts';
import { anNginxSite, NGINX, startNginx } from '../../factories/servers/startNginx.ts';

const HOST = 'signup.slotbook.example';
const PAGE = `<!doctype html><title>Slotbook</title>${'<p>text</p>'.repeat(500)}`;
const AS_PAGE = { accept: 'text/html' };

/** The minor version, such as 22. */
const { stderr: told } = spawnSync(NGINX, ['-v'], { encoding: 'utf8' });
const VERSION = Number(/nginx\/1\.(\d+)/.exec(told)?.[1]);

/** Two processes on one database behind nginx, as in production, and a visitor. */
async function aSite({ config, ...options }: TestServerOptions = {}, isBehindCdn = false) {
  const server = await aServer({
    ...options,
    deps: { renderPage: () => ({ pieces: [PAGE], styleHashes: [] }), ...options.deps },
    config: {
      environment: 'production',
      sandboxUrl: null,
      trustedProxies: ['127.0.0.1'],
      ...config,
    },
  });
  const other = await createServer(server.deps);
  const urls = [await server.app.listen(), await other.listen()];
  const servers = urls.map((url) => Number(new URL(url).port));
  const earlyHints = config?.earlyHints ?? false;
  const { port, readLog } = await startNginx({ servers, earlyHints, isBehindCdn });
  return {
    ...server,
    other,
    ask: overHttp2(port, HOST),
    readLog,
    askOf: (host: string) => overHttp2(port, host),
  };
}

it('nginx finds nothing wrong with the file', async () => {
  const { options } = await anNginxSite({ servers: [4000] });

  const { status, stderr } = spawnSync(NGINX, [...options, '-t'], { encoding: 'utf8' });

  expect([status, stderr]).toEqual([0, expect.not.stringContaining('[emerg]')]);
});

it('passes on a page with its headers, as the server has compressed it', async () => {
  const { ask } = await aSite();

  const { body, headers, status } = await ask('/signup', { ...AS_PAGE, 'accept-encoding': 'br' });

  expect([status, headers['content-encoding']]).toEqual([200, 'br']);
  expect(brotliDecompressSync(body).toString()).toBe(PAGE);
  expect(headers['set-cookie']?.[0]).toMatch(/^__Host-session=.*; Secure;/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['server']).toBe('nginx');
});

it('passes on a call of the page, with its session', async () => {
  const { ask } = await aSite();
  const page = await ask('/signup', AS_PAGE);
  const cookie = page.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const own = { cookie, origin: `https://${HOST}`, 'content-type': 'application/json' };
  const call = JSON.stringify({ captchaToken: 'human', email: 'ada@example.com' });

  const answers = [
    await ask('/email', own, call),
    await ask('/email', { ...own, origin: 'https://evil.example' }, call),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 403]);
});

it('passes on the way to Google from a page with a long link, whose cookie is as long', async () => {
  const { ask } = await aSite({ brands: [SOCIAL_BRAND] });
  const page = await ask('/signup', AS_PAGE);
  const cookie = page.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const start = aStart({
    query: `contact=${'a'.repeat(1900)}`,
    plan: { planId: 'starter', addonIds: Array.from({ length: 8 }, (_, at) => `an-add-on-${at}`) },
  });
  const same = { ...AS_PAGE, cookie, 'sec-fetch-site': 'same-origin' };

  const { headers, status } = await ask(`/auth/google?state=${encodeState(start)}`, same);

  expect(status).toBe(303);
  expect(headers['set-cookie']?.[0]?.length).toBeGreaterThan(3400);
});

it('writes neither addresses of people nor tokens into its log', async () => {
  const { ask, readLog } = await aSite();
  const referer = `https://${HOST}/signup?email=ada@example.com`;
  await ask('/signup?email=ada@example.com', { ...AS_PAGE, referer });
  await ask('/activate?token=a-mailed-token', AS_PAGE);

  const log = await readLog();
  expect(log.trim().split('\n')).toEqual([
    expect.stringMatching(/"GET \/signup HTTP\/2\.0" 200 /),
    expect.stringMatching(/"GET \/activate HTTP\/2\.0" 404 /),
  ]);
  expect(log).not.toMatch(/ada|token/);
});

it('no visitor chooses the address that limits count, nor the host', async () => {
  const { ask, askOf } = await aSite({
    allowances: { activationByIp: { points: 2, seconds: 60 } },
  });
  const from = (address: string) =>
    ask('/activate?token=wrong', {
      ...AS_PAGE,
      'x-forwarded-for': address,
      forwarded: `for=${address}`,
    });
  const statuses: number[] = [];
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    statuses.push((await from(address)).status);
  }
  expect(statuses).toEqual([404, 404, 429]);

  const named = { ...AS_PAGE, 'x-forwarded-host': HOST };
  expect((await askOf('evil.example')('/signup', named)).body.toString()).toBe('Not found\n');
});

it('behind a CDN, each visitor has the limits of their own address', async () => {
  const allowances = { activationByIp: { points: 1, seconds: 60 } };
  const { ask } = await aSite({ allowances }, true);
  const statuses: number[] = [];
  for (const address of ['192.0.2.1', '192.0.2.2', '198.51.100.9, 192.0.2.1']) {
    const headers = { ...AS_PAGE, 'x-forwarded-for': address };
    statuses.push((await ask('/activate?token=wrong', headers)).status);
  }

  // The last one chose the first of its addresses itself.
  expect(statuses).toEqual([404, 404, 429]);
});

it('passes on the refusal of a call that is too long', async () => {
  const { ask } = await aSite();
  const headers = { origin: `https://${HOST}`, 'content-type': 'application/json' };

  const { body, status } = await ask('/signup/free', headers, 'x'.repeat(500_000));

  expect(status).toBe(413);
  expect(JSON.parse(body.toString())).toMatchObject({ message: 'INVALID_REQUEST' });
});

it('no page view fails while one process stops, nor once it is away', async () => {
  const { ask, other } = await aSite();
  const failed = async (views: number) => {
    const statuses: number[] = [];
    while (statuses.length < views) statuses.push((await ask('/signup', AS_PAGE)).status);
    return statuses.filter((status) => status !== 200);
  };
  const stopping = other.close();

  expect(await failed(20)).toEqual([]);

  await stopping;
  expect(await failed(4)).toEqual([]);
});

it('a page view for which one process has no room is answered by the other', async () => {
  const busy = { delay: 0 };
  // Each process asks once for a view: the first is always refused.
  let asked = 0;
  const loopDelay = () => {
    asked += 1;
    return asked % 2 === 1 ? busy.delay : 0;
  };
  const { ask } = await aSite({ deps: { loopDelay } });
  busy.delay = 1000;

  const { status } = await ask('/signup', AS_PAGE);

  expect([status, asked]).toEqual([200, 2]);
});

/** The modes of a fetch, and the hints before its answer. An older nginx knows no early hints. */
const HINTED: readonly (readonly [string, readonly string[]])[] =
  VERSION < 29
    ? []
    : [
        ['navigate', ['</assets/hydrate.js>; rel=modulepreload']],
        ['cors', []],
      ];

it.each(HINTED)('passes on early hints over HTTP/2 to %s: %j', async (mode, expected) => {
  const { ask } = await aSite({ config: { earlyHints: true } });

  const { hints, status } = await ask('/signup?email=ada@example.com', {
    ...AS_PAGE,
    'sec-fetch-mode': mode,
  });

  expect([status, hints.map(({ link }) => link)]).toEqual([200, expected]);
});
