import { expect, test } from 'vitest';
import schema from '../../../schemas/widgets.schema.json';
import { registry } from '../widgets/registry.ts';
import { lazyParts, partsOf } from './lazyParts.ts';

const EMPTY = { header: [], main: [], aside: [], footer: [] };

test('the registry and the lazy parts hold exactly the widgets that a brand file may name', async () => {
  const parts = await Promise.all(lazyParts.map((part) => part.load()));
  const all = [registry, ...parts.map(({ widgets }) => widgets)];
  const names = all.flatMap((widgets) => Object.keys(widgets));
  expect(names.toSorted()).toEqual(schema.enum.toSorted());
});

test('a page that shows no lazy widget needs no part', () => {
  const main = [{ widget: 'email' as const }, { widget: 'submit' as const }];
  expect(partsOf({ ...EMPTY, main }, 'free')).toEqual([]);
});

test('a lazy widget in any region needs its part, once', () => {
  const main = [{ widget: 'account-details' as const }];
  const footer = [{ widget: 'error-notice' as const }];
  const files = partsOf({ ...EMPTY, main, footer }, 'free').map(({ file }) => file);
  expect(files).toEqual(['afterSignUpPart.ts']);
});

test('only a sign-up that shows the payment form needs its part', () => {
  const when = { signupTypes: ['paid' as const] };
  const payment = [{ widget: 'payment-method' as const, when }];
  expect(partsOf({ ...EMPTY, payment }, 'free')).toEqual([]);
  const files = partsOf({ ...EMPTY, payment }, 'paid').map(({ file }) => file);
  expect(files).toEqual(['paymentPart.ts']);
});

test('extras on offer come in a part of their own', () => {
  const main = [{ widget: 'add-ons' as const }, { widget: 'ivr-plan' as const }];
  const files = partsOf({ ...EMPTY, main }, 'noCardSignup').map(({ file }) => file);
  expect(files).toEqual(['extrasPart.ts']);
});
