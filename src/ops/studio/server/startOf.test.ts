import { expect, it } from 'vitest';
import { aStudio } from '../../../../tests/factories/servers/aStudio.ts';

interface Card {
  readonly id: string;
  readonly colours: readonly string[];
}

async function coloursBy(written: Readonly<Record<string, unknown>>) {
  const { ask, write } = await aStudio();
  for (const [file, value] of Object.entries(written)) write(file, JSON.stringify(value));
  const { body } = await ask('GET', '/api/start');
  const brands: readonly Card[] = body.brands;
  return Object.fromEntries(brands.map(({ id, colours }) => [id, colours]));
}

it('shows each brand of the list by surface, accent and ink', async () => {
  const shown = await coloursBy({});
  for (const colours of Object.values(shown)) expect(colours).toHaveLength(3);
  expect(shown['frontdesk-ca']).toEqual(['#f3f5ef', '#22523e', '#17241d']);
});

it.each([
  [
    'of the brand that it extends',
    { one: { extends: 'two' }, two: { theme: { ink: '#112233' } } },
    ['#112233'],
  ],
  ['once, in a circle', { one: { extends: 'two' }, two: { extends: 'one' } }, []],
  ['that is none', { one: { theme: { ink: 'url(//elsewhere)', accent: 7 } } }, []],
] as const)('shows a colour %s', async (_what, files, colours) => {
  const named = Object.entries(files).map(([id, value]) => [`${id}.json`, { id, ...value }]);
  expect((await coloursBy(Object.fromEntries(named)))['one']).toEqual(colours);
});
