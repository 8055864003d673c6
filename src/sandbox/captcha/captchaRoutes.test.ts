import { beforeEach, describe, expect, test } from 'vitest';
import {
  requestToken,
  type TestSandbox,
  testSandbox,
} from '../../../tests/factories/servers/sandbox.ts';
import { SANDBOX_CAPTCHA } from '../../core/contract/sandbox/sandboxCaptcha.ts';

const { apiKey, checkboxSiteKey, project, scoreSiteKey } = SANDBOX_CAPTCHA;

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await testSandbox();
});

function assess(event: Record<string, string>, key: string = apiKey, inProject: string = project) {
  const query = key === '' ? '' : `?key=${key}`;
  return sandbox.app.inject({
    method: 'POST',
    url: `/v1/projects/${inProject}/assessments${query}`,
    payload: { event },
  });
}

describe('the assessment', () => {
  test('answers a good token in the shape of the provider', async () => {
    const event = {
      token: await requestToken(sandbox.app),
      siteKey: scoreSiteKey,
      expectedAction: 'SIGNUP_FREE',
      userAgent: 'Browser/1',
      userIpAddress: '203.0.113.7',
    };
    const response = await assess(event);
    expect(response.json()).toEqual({
      name: expect.stringMatching(/^projects\/sandbox-project\/assessments\/[0-9a-f]{32}$/),
      event,
      tokenProperties: {
        valid: true,
        invalidReason: 'INVALID_REASON_UNSPECIFIED',
        hostname: 'slotbook.localhost',
        action: 'SIGNUP_FREE',
        createTime: '2026-11-21T09:00:00.000Z',
      },
      riskAnalysis: { score: 0.9, reasons: [] },
    });
  });

  test('leaves comparing the action to the caller, as the provider does', async () => {
    const token = await requestToken(sandbox.app);
    const response = await assess({ token, siteKey: scoreSiteKey, expectedAction: 'UPGRADE' });
    expect(response.json().tokenProperties).toMatchObject({ valid: true, action: 'SIGNUP_FREE' });
  });

  test('refuses a token after two minutes', async () => {
    const token = await requestToken(sandbox.app);
    sandbox.pass(2 * 60_000 + 1);
    const response = await assess({ token, siteKey: scoreSiteKey });
    expect(response.json().tokenProperties.invalidReason).toBe('EXPIRED');
  });

  test('accepts a token once', async () => {
    const token = await requestToken(sandbox.app);
    await assess({ token, siteKey: scoreSiteKey });
    const again = await assess({ token, siteKey: scoreSiteKey });
    expect(again.json().tokenProperties).toMatchObject({ valid: false, invalidReason: 'DUPE' });
  });

  test('judges a robot by its checkbox, not by its score', async () => {
    const robot = { scenario: 'robot' } as const;
    const score = await requestToken(sandbox.app, robot);
    const ticked = await requestToken(sandbox.app, { ...robot, kind: 'checkbox' });
    const first = await assess({ token: score, siteKey: scoreSiteKey });
    const second = await assess({ token: ticked, siteKey: checkboxSiteKey });
    expect([first, second].map((answer) => answer.json().riskAnalysis.score)).toEqual([0.1, 0.9]);
  });

  test.each([
    ['without a key', '', project, 403, 'PERMISSION_DENIED'],
    ['with a wrong key', 'guess', project, 400, 'INVALID_ARGUMENT'],
    ['of another project', apiKey, 'other', 403, 'PERMISSION_DENIED'],
  ])('refuses a call %s', async (_case, key, inProject, code, status) => {
    const response = await assess({ token: 'x', siteKey: scoreSiteKey }, key, inProject);
    expect(response.statusCode).toBe(code);
    expect(response.json().error).toMatchObject({ code, status });
  });

  test("refuses a call without a token in the provider's shape of an error", async () => {
    const response = await assess({ siteKey: scoreSiteKey });
    expect(response.json().error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' });
  });
});

describe('the token call', () => {
  function ask(payload: Record<string, string>, headers: Record<string, string> = {}) {
    const url = '/sandbox/recaptcha/token';
    return sandbox.app.inject({ method: 'POST', url, payload, headers });
  }

  test('refuses an unknown site key', async () => {
    const response = await ask({ siteKey: 'other', action: 'UPGRADE', kind: 'score' });
    expect([response.statusCode, response.json()]).toEqual([400, { error: 'Invalid site key' }]);
  });

  test('refuses a checkbox with the score key', async () => {
    const response = await ask({ siteKey: scoreSiteKey, action: 'UPGRADE', kind: 'checkbox' });
    expect([response.statusCode, response.json()]).toEqual([400, { error: 'Invalid key type' }]);
  });

  test("refuses another site's page", async () => {
    const request = { siteKey: scoreSiteKey, action: 'UPGRADE', kind: 'score' };
    const response = await ask(request, { 'sec-fetch-site': 'cross-site' });
    expect(response.statusCode).toBe(403);
  });
});

describe('the scenario link', () => {
  test('sets the cookie and goes back to the page it came from', async () => {
    const response = await sandbox.app.inject('/sandbox/captcha/robot?return=/signup?planId=1');
    expect([response.statusCode, response.headers.location]).toEqual([303, '/signup?planId=1']);
    expect(response.cookies).toMatchObject([
      { name: 'sandbox_captcha', value: 'robot', path: '/', httpOnly: true, sameSite: 'Lax' },
    ]);
  });

  test('never leads to another site', async () => {
    const response = await sandbox.app.inject('/sandbox/captcha/human?return=//elsewhere.example');
    expect(response.headers.location).toBe('/sandbox');
  });

  test('does not exist for an unknown scenario', async () => {
    const response = await sandbox.app.inject('/sandbox/captcha/alien');
    expect(response.statusCode).toBe(404);
  });
});

test.each([
  ['human', 200],
  ['robot', 200],
  ['blocked', 503],
])('the script answers %s visitors with %i', async (scenario, status) => {
  const response = await sandbox.app.inject({
    url: '/sandbox/recaptcha/enterprise.js?render=x',
    cookies: { sandbox_captcha: scenario },
  });
  expect(response.statusCode).toBe(status);
});

test("the front page marks this host's scenario", async () => {
  const response = await sandbox.app.inject({
    url: '/sandbox',
    headers: { 'x-forwarded-host': 'slotbook.localhost:4000' },
    cookies: { sandbox_captcha: 'robot' },
  });
  expect(response.body).toContain('visitors of slotbook.localhost,');
  expect(response.body).toContain('href="/sandbox/captcha/robot" aria-current="true"');
});
