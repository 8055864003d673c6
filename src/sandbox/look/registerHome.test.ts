import { expect, test } from 'vitest';
import { testSandbox } from '../../../tests/factories/servers/sandbox.ts';

test.each(['/', '/sandbox/'])('%s leads to the front page', async (url) => {
  const { app } = await testSandbox();
  const { headers, statusCode } = await app.inject(url);
  expect([statusCode, headers.location]).toEqual([303, '/sandbox']);
});
