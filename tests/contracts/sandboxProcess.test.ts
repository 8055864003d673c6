import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SANDBOX_CAPTCHA } from '../../src/core/contract/sandbox/sandboxCaptcha.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { aTakenPort } from '../factories/servers/aTakenPort.ts';

const MAIN = resolve(import.meta.dirname, '../../src/sandbox/main.ts');
const { apiKey, project, scoreSiteKey: siteKey } = SANDBOX_CAPTCHA;

let dataDir: string;
const running: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await aTemporaryFolder();
});

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

function start(environment: Record<string, string> = {}): ChildProcess {
  const ports = { SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' };
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      SANDBOX_DATA_DIR: dataDir,
      ...ports,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  return child;
}

async function ready(child: ChildProcess): Promise<{ url: string; smtpPort: number }> {
  if (child.stdout === null) throw new Error('The process has no output.');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const [, url = '', port] =
    /^Sandbox ready: (http:\/\/127\.0\.0\.1:\d+) \(mail on 127\.0\.0\.1:(\d+)\)$/.exec(line) ?? [];
  return { url, smtpPort: Number(port) };
}

async function complaint(child: ChildProcess): Promise<{ code: number; text: string }> {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return { code, text };
}

async function post(url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function assess(url: string, token: string): Promise<string> {
  const path = `/v1/projects/${project}/assessments?key=${apiKey}`;
  const response = await post(url + path, { event: { token, siteKey } });
  const answer: { tokenProperties: { invalidReason: string } } = JSON.parse(await response.text());
  return answer.tokenProperties.invalidReason;
}

async function newToken(url: string): Promise<string> {
  const request = { siteKey, action: 'UPGRADE', kind: 'score' };
  const response = await post(`${url}/sandbox/recaptcha/token`, request);
  const answer: { token: string } = JSON.parse(await response.text());
  return answer.token;
}

test('reports its address, is healthy there, and exits cleanly on request', async () => {
  const child = start();
  const { url } = await ready(child);
  const response = await fetch(`${url}/health`);
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  const ended = complaint(child);
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, text: '' });
});

test('keeps mail, its tokens and which of them were used when it is killed', async () => {
  const first = start();
  const { smtpPort, url } = await ready(first);
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
  await transport.sendMail({ from: 'a@example.com', to: 'b@example.com', subject: 'S', text: 'T' });
  transport.close();
  const [used, unused] = [await newToken(url), await newToken(url)];
  await assess(url, used);
  first.kill('SIGKILL');

  const { url: again } = await ready(start());
  const response = await fetch(`${again}/sandbox/mailbox`, {
    headers: { accept: 'application/json' },
  });
  expect(await response.json()).toMatchObject({ messages: [{ subject: 'S', text: 'T\n' }] });
  expect([await assess(again, used), await assess(again, unused)]).toEqual([
    'DUPE',
    'INVALID_REASON_UNSPECIFIED',
  ]);
});

test('refuses to start beside a live key, in one line', async () => {
  expect(await complaint(start({ GOCARDLESS_ACCESS_TOKEN: 'live_secret' }))).toEqual({
    code: 2,
    text: 'The sandbox does not run beside live keys: unset GOCARDLESS_ACCESS_TOKEN, or start without the sandbox.\n',
  });
});

test('refuses to start in production, in one line', async () => {
  expect(await complaint(start({ NODE_ENV: 'production' }))).toEqual({
    code: 2,
    text: 'The sandbox does not run with NODE_ENV=production: use the real providers there.\n',
  });
});

test.each(['SANDBOX_PORT', 'SANDBOX_SMTP_PORT'])(
  'says which variable to change when the port of %s is in use',
  async (name) => {
    const taken = String(await aTakenPort());
    expect(await complaint(start({ [name]: taken }))).toEqual({
      code: 2,
      text: `Port ${taken} is in use: end what holds it, or set ${name} to another.\n`,
    });
  },
);

test('says what to do about a directory that cannot be written', async () => {
  const { code, text } = await complaint(start({ SANDBOX_DATA_DIR: `${MAIN}/data` }));
  expect(code).toBe(2);
  expect(text).toMatch(/^The sandbox cannot write to .*set SANDBOX_DATA_DIR to another\.\n$/);
});
