// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestSandbox, testSandbox } from '../../../../tests/factories/servers/sandbox.ts';
import { SANDBOX_CAPTCHA } from '../../../core/contract/sandbox/sandboxCaptcha.ts';

/** The time limit for what may never come. Anything that comes is there at once. */
const PATIENCE = { timeout: 50_000 };

const { checkboxSiteKey, scoreSiteKey, scriptPath } = SANDBOX_CAPTCHA;

interface PageApi {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
  render(container: string | Element, options: Record<string, unknown>): number;
  reset(id?: number): void;
  getResponse(id?: number): string;
}

let sandbox: TestSandbox;
let failing = false;

function pageApi(): PageApi {
  const { grecaptcha } = globalThis as unknown as { grecaptcha: { enterprise: PageApi } }; // set by the script
  return grecaptcha.enterprise;
}

/** Passes a page's call to the sandbox as a browser on a brand's host would, without a socket. */
async function fetchFromSandbox(url: string, init: { body: string }): Promise<Response> {
  if (failing) throw new TypeError('Failed to fetch');
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const answer = await sandbox.app.inject({ method: 'POST', url, headers, payload: init.body });
  return new Response(answer.body, { status: answer.statusCode });
}

function claimsOf(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
}

beforeAll(async () => {
  const script = document.createElement('script');
  script.type = 'text/plain'; // jsdom loads nothing: the import below runs the same file
  script.setAttribute('src', `${scriptPath}?render=${scoreSiteKey}`);
  document.head.append(script);
  await import('./enterprise.js');
});

beforeEach(async () => {
  failing = false;
  sandbox = await testSandbox();
  vi.stubGlobal('fetch', fetchFromSandbox);
  document.body.innerHTML = '<div id="place"></div>';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A rendered checkbox, and the calls to its callbacks. */
function rendered() {
  const heard: string[] = [];
  const place = document.getElementById('place') ?? document.body;
  const id = pageApi().render(place, {
    sitekey: checkboxSiteKey,
    action: 'SIGNUP_FREE',
    callback: (token: string) => heard.push(`token ${token}`),
    'expired-callback': () => heard.push('expired'),
    'error-callback': () => heard.push('error'),
  });
  const box = place.querySelector('input');
  if (box === null) throw new Error('No checkbox was rendered.');
  return { id, box, place, heard };
}

test('ready calls back, later', async () => {
  await expect(
    new Promise<string>((resolve) => {
      pageApi().ready(() => resolve('ready'));
    }),
  ).resolves.toBe('ready');
});

test('execute gets a score token for the action', async () => {
  const token = await pageApi().execute(scoreSiteKey, { action: 'EMAIL_EXISTS_CHECK' });
  expect(claimsOf(token)).toMatchObject({ kind: 'score', action: 'EMAIL_EXISTS_CHECK' });
});

test('execute refuses a site key that the script was not loaded with', async () => {
  await expect(pageApi().execute('other', { action: 'UPGRADE' })).rejects.toThrow(
    'Invalid site key or not loaded in enterprise.js: other',
  );
});

test("execute refuses an action that the provider's would refuse", async () => {
  await expect(pageApi().execute(scoreSiteKey, { action: 'sign up!' })).rejects.toThrow(
    'Invalid action name',
  );
});

test('the checkbox is a real one with its label', () => {
  const { box } = rendered();
  expect([box.type, box.labels?.[0]?.textContent]).toEqual(['checkbox', 'I am not a robot']);
});

test('ticking it gets a checkbox token for the callback and the response', async () => {
  const { id, box, heard } = rendered();
  box.click();
  await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENCE);
  const token = pageApi().getResponse(id);
  expect(heard).toEqual([`token ${token}`]);
  expect(claimsOf(token)).toMatchObject({ kind: 'checkbox', action: 'SIGNUP_FREE' });
  expect(box.checked).toBe(true);
});

test('a ticked box stays ticked', async () => {
  const { box, heard } = rendered();
  box.click();
  await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENCE);
  box.click();
  expect([box.checked, heard.length]).toEqual([true, 1]);
});

test('reset unticks it and forgets the response', async () => {
  const { id, box, heard } = rendered();
  box.click();
  await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENCE);
  pageApi().reset(id);
  expect([box.checked, pageApi().getResponse(id)]).toEqual([false, '']);
});

test('it expires after two minutes and says so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { id, box, place, heard } = rendered();
  box.click();
  await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENCE);
  vi.advanceTimersByTime(120_000);
  expect([heard[1], box.checked, pageApi().getResponse(id)]).toEqual(['expired', false, '']);
  expect(place.querySelector('[role=status]')?.textContent).toBe(
    'The check has expired. Tick the box again.',
  );
});

test('a lost network unticks it, says so and calls the error callback', async () => {
  failing = true;
  const { box, place, heard } = rendered();
  box.click();
  await vi.waitFor(() => expect(heard).toEqual(['error']), PATIENCE);
  expect(box.checked).toBe(false);
  expect(place.querySelector('[role=status]')?.textContent).toBe(
    'The check could not be made. Tick the box again.',
  );
});

test('a place holds one checkbox', () => {
  rendered();
  expect(rendered).toThrow('reCAPTCHA has already been rendered in this element');
});
