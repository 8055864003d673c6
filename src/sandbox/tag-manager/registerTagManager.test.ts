import { expect, test } from 'vitest';
import { testSandbox } from '../../../tests/factories/servers/sandbox.ts';
import { SANDBOX_TAG_MANAGER } from '../../core/contract/sandbox/sandboxTagManager.ts';

const url = SANDBOX_TAG_MANAGER.recordPath;
const pushed = { container: 'GTM-ABC123', address: 'http://a.localhost/', push: { event: 'x' } };

test('records what pages push, by container', async () => {
  const { app } = await testSandbox();
  await app.inject({ method: 'POST', url, payload: pushed });
  await app.inject({ method: 'POST', url, payload: { ...pushed, container: 'GTM-OTHER1' } });

  const answer = await app.inject({ url: `${url}?container=GTM-ABC123` });

  expect(answer.json()).toEqual({ pushes: [pushed] });
});

test('refuses requests from other sites', async () => {
  const { app } = await testSandbox();
  const headers = { 'sec-fetch-site': 'cross-site' };

  const answer = await app.inject({ method: 'POST', url, payload: pushed, headers });

  expect(answer.statusCode).toBe(403);
});

test('serves its script', async () => {
  const { app } = await testSandbox();

  const answer = await app.inject({ url: SANDBOX_TAG_MANAGER.scriptPath });

  expect(answer.headers['content-type']).toContain('text/javascript');
  expect(answer.body).toContain('dataLayer');
});
