import { expect, it } from 'vitest';
import { aStudio } from '../../../../tests/factories/servers/aStudio.ts';

it('keeps the pictures of the page on screen and of the next one, however long a brand is edited', async () => {
  const { ask, preview } = await aStudio();
  const { body: open } = await ask('GET', '/api/brands/frontdesk');
  const pictures: string[] = [];
  for (const accent of ['#0b5c4a', '#0b5c4b', '#0b5c4c']) {
    const value = { ...open.value, theme: { ...open.value.theme, accent } };
    const { body } = await ask('POST', '/api/brands/frontdesk/report', { value });
    expect(body.preview).toBe('draft');
    const shown = await preview.current().brand('frontdesk');
    pictures.push(shown?.illustration?.object ?? '');
  }
  const kept = await Promise.all(pictures.map((object) => preview.logo(object)));
  expect(kept.map((picture) => picture !== null)).toEqual([false, true, true]);
});
