import { expect, it } from 'vitest';
import { requestToken, testSandbox } from '../../../tests/factories/servers/sandbox.ts';
import { SANDBOX_CAPTCHA } from '../../core/contract/sandbox/sandboxCaptcha.ts';

const { apiKey, checkboxSiteKey, project, scoreSiteKey } = SANDBOX_CAPTCHA;

it('shows what was asked of each token and what was answered, and keeps no token', async () => {
  const { app } = await testSandbox();
  const ask = (token: string, siteKey: string, expectedAction: string) =>
    app.inject({
      method: 'POST',
      url: `/v1/projects/${project}/assessments?key=${apiKey}`,
      payload: { event: { token, siteKey, expectedAction } },
    });
  const human = await requestToken(app);
  await ask(human, scoreSiteKey, 'SIGNUP_FREE');
  await ask(await requestToken(app, { scenario: 'robot' }), scoreSiteKey, 'UPGRADE');
  await ask(await requestToken(app, { kind: 'checkbox' }), checkboxSiteKey, 'SIGNUP_FREE');
  await ask('made-up<b>', scoreSiteKey, 'ONLOAD');

  const url = '/sandbox/captcha';
  const { questions } = (await app.inject({ url, headers: { accept: 'application/json' } })).json();
  const at = '2026-11-21T09:00:00.000Z';
  const asked = { at, action: 'SIGNUP_FREE', hostname: 'slotbook.localhost', invalidReason: '' };
  expect(questions).toEqual([
    {
      at,
      kind: 'invisible',
      expectedAction: 'ONLOAD',
      action: '',
      hostname: '',
      score: 0,
      invalidReason: 'MALFORMED',
    },
    { ...asked, kind: 'visible', expectedAction: 'SIGNUP_FREE', score: 0.9 },
    { ...asked, kind: 'invisible', expectedAction: 'UPGRADE', score: 0.1 },
    { ...asked, kind: 'invisible', expectedAction: 'SIGNUP_FREE', score: 0.9 },
  ]);
  const { body } = await app.inject({ url, headers: { accept: 'text/html' } });
  expect(body).toContain('the token was made for SIGNUP_FREE');
  expect(body).not.toContain(human);
});

it('keeps the newest two hundred', async () => {
  const { app } = await testSandbox();
  for (let each = 0; each < 205; each += 1) {
    await app.inject({
      method: 'POST',
      url: `/v1/projects/${project}/assessments?key=${apiKey}`,
      payload: { event: { token: '', siteKey: scoreSiteKey, expectedAction: `A${each}` } },
    });
  }
  const headers = { accept: 'application/json' };
  const { questions } = (await app.inject({ url: '/sandbox/captcha', headers })).json();
  expect(questions).toHaveLength(200);
  expect(questions[0].expectedAction).toBe('A204');
});
