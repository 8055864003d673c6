import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../tests/factories/aTemporaryFolder.ts';
import { aStudio } from '../../../../tests/factories/servers/aStudio.ts';
import { createStudio } from './createStudio.ts';
import { PreviewDirectory } from './PreviewDirectory.ts';

const HOST = 'studio.localhost:4100';

/** Saves a brand in a folder whose files cannot be used, and returns what the page shows. */
async function saidOf(error: Error): Promise<unknown> {
  const refuse = () => {
    throw error;
  };
  const dir = await aTemporaryFolder();
  const app = await createStudio({
    workspace: { dir, read: refuse, changed: refuse, close: () => undefined },
    preview: new PreviewDirectory(),
    port: () => 4100,
    studioDir: dir,
    showPreview: () => undefined,
  });
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/brands/acme',
    headers: { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' },
    payload: { value: {}, hash: null },
  });
  expect(answer.statusCode).toBe(500);
  return answer.json().message;
}

it('says of a disk or a folder that takes no file what to do', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  });
  expect(await saidOf(full)).toBe(
    'A file cannot be used: the disk is full. Make room, then try again.',
  );
  const path = '/srv/brands/.acme.json.17';
  const refused = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path });
  expect(await saidOf(refused)).toBe(
    `${path} cannot be used: this user may not. Make it readable and writable, then try again.`,
  );
});

it('says of any other failure what it is', async () => {
  expect(await saidOf(new Error('acme.json is read-only.'))).toBe('acme.json is read-only.');
});

it.each([
  ['POST', '/api/brands/slotbook/report', ''],
  ['PUT', '/api/brands/deep', ', "hash": null'],
] as const)(
  'a brand that nests too deep is refused by %s %s, and says so',
  async (method, url, more) => {
    const { app } = await aStudio();
    const deep = `${'['.repeat(3000)}${']'.repeat(3000)}`;
    const answer = await app.inject({
      method,
      url,
      headers: { host: HOST, origin: `http://${HOST}`, 'content-type': 'application/json' },
      payload: `{ "value": { "texts": ${deep} }${more} }`,
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'What was sent nests more than 64 levels deep.',
    ]);
  },
);

it.each(['{ "value": ', '{ "value": { "__proto__": { "name": "x" } } }'])(
  'what is no JSON of a brand is refused: %s',
  async (payload) => {
    const { app } = await aStudio();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/brands/slotbook/report',
      headers: { host: HOST, origin: `http://${HOST}`, 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(400);
  },
);
