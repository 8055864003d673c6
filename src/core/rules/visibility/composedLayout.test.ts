import { expect, it } from 'vitest';
import { aLayout, aRegion } from '../../../../tests/factories/aBrand.ts';
import { composedLayout } from './composedLayout.ts';

const page = aLayout({
  header: aRegion('brand-logo'),
  main: aRegion('heading', 'email'),
  aside: aRegion('order-summary'),
});

it('puts the heading into a banner', () => {
  const { header, main } = composedLayout(page, { layout: 'banner' });
  expect(header).toEqual(aRegion('brand-logo', 'heading'));
  expect(main).toEqual(aRegion('email'));
});

it.each(['split', 'card', 'rail'] as const)('leaves the heading above the form (%s)', (layout) => {
  expect(composedLayout(page, { layout })).toEqual(page);
});

it('leaves a page of one message as it is', () => {
  const card = { ...page, aside: [] };
  expect(composedLayout(card, { layout: 'banner' })).toEqual(card);
});
