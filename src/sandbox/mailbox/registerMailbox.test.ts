import { beforeEach, expect, test } from 'vitest';
import { type TestSandbox, testSandbox } from '../../../tests/factories/servers/sandbox.ts';

const HTML_MAIL = [
  'From: Slotbook <help@slotbook.example>',
  'To: ana@example.com',
  'Subject: Activate <your> account',
  'Date: Sat, 21 Nov 2026 08:59:00 +0000',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<html><head><title>A</title></head><body><a href="https://slotbook.example/a">Go</a></body></html>',
].join('\r\n');

const JSON_ONLY = { accept: 'application/json' };
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await testSandbox();
});

test('lists the messages as JSON when asked for it', async () => {
  await sandbox.deliver(HTML_MAIL);
  const response = await sandbox.app.inject({ url: '/sandbox/mailbox', headers: JSON_ONLY });
  expect(response.json()).toMatchObject({
    messages: [
      { id: 1, subject: 'Activate <your> account', links: ['https://slotbook.example/a'] },
    ],
  });
});

test('lists only the messages for one recipient', async () => {
  await sandbox.deliver(HTML_MAIL, 'ana@example.com');
  await sandbox.deliver(HTML_MAIL, 'ben@example.com');
  const url = '/sandbox/mailbox?to=Ben%40example.com';
  const response = await sandbox.app.inject({ url, headers: JSON_ONLY });
  expect(response.json<{ messages: { id: number }[] }>().messages.map(({ id }) => id)).toEqual([2]);
});

test('shows a browser a page with the mails escaped', async () => {
  await sandbox.deliver(HTML_MAIL);
  const response = await sandbox.app.inject({ url: '/sandbox/mailbox', headers: BROWSER });
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain('Activate &lt;your&gt; account');
});

test('says so when there is no mail', async () => {
  const { body } = await sandbox.app.inject({ url: '/sandbox/mailbox', headers: BROWSER });
  expect(body).toContain('No mail yet');
});

test("keeps a mail's HTML in a sandboxed frame under a policy of its own", async () => {
  await sandbox.deliver(HTML_MAIL);
  const page = await sandbox.app.inject({ url: '/sandbox/mailbox/1', headers: BROWSER });
  const part = await sandbox.app.inject('/sandbox/mailbox/1/html');
  expect(page.body).toMatch(/<iframe [^>]*src="\/sandbox\/mailbox\/1\/html" sandbox="allow-top/);
  expect(part.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; .*sandbox allow-top-navigation-by-user/,
  );
});

test("opens a mail's links in the whole window", async () => {
  await sandbox.deliver(HTML_MAIL);
  const { body } = await sandbox.app.inject('/sandbox/mailbox/1/html');
  expect(body).toContain('<html><head><base target="_top"><title>A</title></head>');
});

test('every page loads only its own scripts and styles', async () => {
  await sandbox.deliver(HTML_MAIL);
  for (const url of ['/sandbox', '/sandbox/mailbox', '/sandbox/mailbox/1', '/sandbox/none']) {
    const response = await sandbox.app.inject({ url, headers: BROWSER });
    expect(response.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; /,
    );
  }
});

test('gives the raw message as plain text that cannot run', async () => {
  await sandbox.deliver(HTML_MAIL);
  const response = await sandbox.app.inject('/sandbox/mailbox/1/raw');
  expect(response.body).toBe(HTML_MAIL);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.headers['x-content-type-options']).toBe('nosniff');
});

test.each(['/sandbox/mailbox/9', '/sandbox/mailbox/x', '/sandbox/mailbox/9/html'])(
  '%s does not exist',
  async (url) => {
    const response = await sandbox.app.inject(url);
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { error: 'There is nothing here.' },
    ]);
  },
);

test('DELETE empties the mailbox and returns how many there were', async () => {
  await sandbox.deliver(HTML_MAIL);
  const response = await sandbox.app.inject({ method: 'DELETE', url: '/sandbox/mailbox' });
  expect(response.json()).toEqual({ deleted: 1 });
  const list = await sandbox.app.inject({ url: '/sandbox/mailbox', headers: JSON_ONLY });
  expect(list.json()).toEqual({ messages: [] });
});

test('the button empties it too, from its own page only', async () => {
  await sandbox.deliver(HTML_MAIL);
  const press = (site: string) =>
    sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/mailbox/empty',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    });
  const [foreign, own] = [await press('cross-site'), await press('same-origin')];
  expect([foreign.statusCode, own.statusCode, own.headers.location]).toEqual([
    403,
    303,
    '/sandbox/mailbox',
  ]);
});
