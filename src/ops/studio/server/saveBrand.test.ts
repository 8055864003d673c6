import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aStudio } from '../../../../tests/factories/servers/aStudio.ts';
import { saveBrand } from './saveBrand.ts';
import { openWorkspace } from './Workspace.ts';

it('saves one changed value as one changed line', async () => {
  const { ask, read } = await aStudio();
  const before = read('slotbook.json');
  const { body: open } = await ask('GET', '/api/brands/slotbook');
  const value = { ...open.value, name: 'Slotbooks' };
  const { status, body } = await ask('PUT', '/api/brands/slotbook', { value, hash: open.hash });
  expect(status).toBe(200);
  expect(read('slotbook.json')).toBe(before.replace('"name": "Slotbook"', '"name": "Slotbooks"'));
  expect(body.brand).toMatchObject({ text: read('slotbook.json'), value });
});

it('writes nothing over a file that was changed elsewhere, and shows that file', async () => {
  const { ask, read, write } = await aStudio();
  const { body: open } = await ask('GET', '/api/brands/slotbook');
  const theirs = open.text.replace('Slotbook, Inc.', 'Slotbook Limited');
  write('slotbook.json', theirs);
  const value = { ...open.value, name: 'Mine' };
  const { status, body } = await ask('PUT', '/api/brands/slotbook', { value, hash: open.hash });
  expect(status).toBe(409);
  expect(body.message).toBe(
    'slotbook.json was changed elsewhere since you opened it. Nothing was written.',
  );
  expect(body.theirs.value.legalName).toBe('Slotbook Limited');
  expect(read('slotbook.json')).toBe(theirs);
  const kept = await ask('PUT', '/api/brands/slotbook', { value, hash: body.theirs.hash });
  expect(kept.status).toBe(200);
  expect(JSON.parse(read('slotbook.json'))).toEqual(value);
});

it('writes nothing over a file that an editor or another Studio changed during the checks', async () => {
  const { ask, dir, read, write } = await aStudio();
  const { body: open } = await ask('GET', '/api/brands/slotbook');
  const workspace = await openWorkspace(dir, async () => ({ close: () => undefined }));
  const theirs = open.text.replace('Slotbook, Inc.', 'Slotbook Limited');
  const checking = {
    ...workspace,
    read: () => {
      const current = workspace.read();
      write('slotbook.json', theirs);
      return current;
    },
  };
  const { hash, value } = open;
  const result = saveBrand(checking, { id: 'slotbook', value: { ...value, name: 'Mine' }, hash });
  expect(result).toMatchObject({ kind: 'conflict', theirs: { text: theirs } });
  expect(read('slotbook.json')).toBe(theirs);
});

it('says that a file is gone, and does not bring it back unasked', async () => {
  const { ask, dir } = await aStudio();
  const { status, body } = await ask('PUT', '/api/brands/acme', { value: {}, hash: 'abc' });
  expect(status).toBe(409);
  expect(body).toMatchObject({ theirs: null });
  expect(body.message).toContain('was deleted or moved');
  expect(existsSync(join(dir, 'acme.json'))).toBe(false);
});

it('never writes a brand with problems', async () => {
  const { ask, read } = await aStudio();
  const before = read('slotbook.json');
  const { body: open } = await ask('GET', '/api/brands/slotbook');
  const value = { ...open.value, theme: { ...open.value.theme, ink: '#dddddd' } };
  const { status, body } = await ask('PUT', '/api/brands/slotbook', { value, hash: open.hash });
  expect(status).toBe(422);
  expect(body.problems).toMatchObject([{ check: 'theme-contrast', pointer: '/theme/ink' }]);
  expect(read('slotbook.json')).toBe(before);
});

it.each(['..%2Fdefaults%2Fbase', '%2Fetc%2Fpasswd', 'defaults/base', 'Slotbook', '..'])(
  'finds no brand %s outside the folder',
  async (id) => {
    const { ask } = await aStudio();
    expect((await ask('GET', `/api/brands/${id}`)).status).toBe(404);
    const saved = await ask('PUT', `/api/brands/${id}`, { value: { id }, hash: null });
    expect(saved.status).toBeGreaterThanOrEqual(400);
  },
);

it.each([
  ['empty', ''],
  ['saved with a byte order mark', '\uFEFF{}'],
  ['of more than 1 MB', `{}${' '.repeat(1_100_000)}`],
  ['half-written', '{ "id": "slot'],
  ['with a key written twice', '{ "id": "slotbook", "id": "slotbook" }'],
])('writes over a file that is %s by now, if asked to, and not unasked', async (_, theirs) => {
  const { ask, read, write } = await aStudio();
  const { body: open } = await ask('GET', '/api/brands/slotbook');
  const value = { ...open.value, name: 'Mine' };
  write('slotbook.json', theirs);
  const { status, body } = await ask('PUT', '/api/brands/slotbook', { value, hash: open.hash });
  expect({ status, value: body.theirs.value }).toEqual({ status: 409, value: null });
  expect(read('slotbook.json')).toBe(theirs);
  // The page sends an empty one as null, for a file that is not there.
  expect(body.theirs.hash).not.toBe('');
  const kept = await ask('PUT', '/api/brands/slotbook', { value, hash: body.theirs.hash });
  expect(kept.status).toBe(200);
  expect(JSON.parse(read('slotbook.json'))).toEqual(value);
});

it.each([
  ['a key twice', '"name": "A", "name": "B"', 'duplicate-key'],
  ['a forbidden key', '"constructor": {}', 'forbidden-key'],
])('does not open a file with %s, of which a save would lose one', async (_, written, check) => {
  const { ask, read, write } = await aStudio();
  write('slotbook.json', read('slotbook.json').replace('"name": "Slotbook"', written));
  const { body } = await ask('GET', '/api/brands/slotbook');
  expect(body).toMatchObject({ value: null, problems: [{ check }] });
});
