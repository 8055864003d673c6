import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aStudio } from '../../../../tests/factories/servers/aStudio.ts';

const ANSWERS = { id: 'dayplan', name: 'Dayplan', category: 'appointmentScheduling', market: 'UK' };

it('makes a brand that can be opened, and has no problems', async () => {
  const { ask } = await aStudio();
  expect((await ask('POST', '/api/brands', ANSWERS)).status).toBe(201);
  const { body: open } = await ask('GET', '/api/brands/dayplan');
  expect(open.value).toMatchObject({ id: 'dayplan', name: 'Dayplan', market: 'UK' });
  const { body } = await ask('POST', '/api/brands/dayplan/report', { value: open.value });
  expect(body).toMatchObject({ problems: [], preview: 'draft' });
});

it('makes no brand over one that is there', async () => {
  const { ask, read } = await aStudio();
  const before = read('slotbook.json');
  const { status, body } = await ask('POST', '/api/brands', { ...ANSWERS, id: 'slotbook' });
  expect(status).toBe(422);
  expect(body.message).toContain('is there already');
  expect(read('slotbook.json')).toBe(before);
});

it.each(['../dayplan', 'Day Plan', '', 'defaults/base'])('refuses a brand %j', async (id) => {
  const { ask, dir } = await aStudio();
  const { status, body } = await ask('POST', '/api/brands', { ...ANSWERS, id });
  expect(status).toBe(422);
  expect(body.message).not.toBe('');
  expect(existsSync(join(dir, '..', 'dayplan.json'))).toBe(false);
});
