import { expect, it } from 'vitest';
import { aBrand, aLayout, aRegion } from '../../../../tests/factories/aBrand.ts';
import { composedLayout } from './composedLayout.ts';

const page = aLayout({
  header: aRegion('brand-logo'),
  main: aRegion('heading', 'email'),
  aside: aRegion('order-summary'),
  payment: [{ widget: 'payment-method', when: { signupTypes: ['paid'] } }],
});
const { signature } = aBrand().theme;
const illustration = { file: 'acme.svg', width: 416, height: 312 };
const drawn = { ...signature, illustration };

it('puts heading and illustration into a banner', () => {
  const { header, main } = composedLayout(page, { layout: 'banner', signature: drawn }, 'paid');
  expect(header).toEqual(aRegion('brand-logo', 'heading', 'illustration'));
  expect(main).toEqual(aRegion('email'));
});

it.each(['split', 'card', 'rail'] as const)(
  'puts an illustration where nothing is ordered, and nowhere else (%s)',
  (layout) => {
    const theme = { layout, signature: drawn };
    expect(composedLayout(page, theme, 'free')).toEqual({
      ...page,
      aside: aRegion('illustration', 'order-summary'),
    });
    expect(composedLayout(page, theme, 'paid')).toEqual(page);
  },
);

it('leaves the page of a theme without an illustration as it is', () => {
  expect(composedLayout(page, { layout: 'rail', signature }, 'free')).toEqual(page);
});

it('leaves a page of one message as it is', () => {
  const card = { ...page, aside: [] };
  expect(composedLayout(card, { layout: 'banner', signature: drawn }, 'free')).toEqual(card);
});
