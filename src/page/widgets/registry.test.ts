import { expect, test } from 'vitest';
import schema from '../../../schemas/widgets.schema.json';
import { lazyParts, partsOf } from './lazyParts.ts';
import { registry } from './registry.ts';

const EMPTY = { header: [], main: [], aside: [], footer: [] };

test('the registry and the lazy parts hold exactly the widgets that a brand file may name', async () => {
  const parts = await Promise.all(lazyParts.map((part) => part.load()));
  const names = [registry, ...parts].flatMap((widgets) => Object.keys(widgets));
  expect(names.toSorted()).toEqual(schema.enum.toSorted());
});

test('a page that shows no lazy widget needs no part', () => {
  const main = [{ widget: 'email' as const }, { widget: 'submit' as const }];
  expect(partsOf({ ...EMPTY, main })).toEqual([]);
});

test('a lazy widget in any region needs its part, once', () => {
  const main = [{ widget: 'account-details' as const }];
  const footer = [{ widget: 'error-notice' as const }];
  expect(partsOf({ ...EMPTY, main, footer }).map(({ file }) => file)).toEqual(['afterSignUp.ts']);
});
