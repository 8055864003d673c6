import { expect, it } from 'vitest';
import { aBrand, aLayout, aRegion } from '../../../../tests/factories/brands/aBrand.ts';
import { composedLayout, illustrationBelowFields } from './composedLayout.ts';

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
  const { header, main } = composedLayout(page, { layout: 'banner', signature: drawn }, 'free');
  expect(header).toEqual(aRegion('brand-logo', 'heading', 'illustration'));
  expect(main).toEqual(aRegion('email'));
});

it("puts the plan's features below the plans of a banner page with payment", () => {
  const plans = { ...page, main: aRegion('heading', 'plan-picker', 'email') };
  const theme = { layout: 'banner', signature: drawn } as const;
  expect(composedLayout(plans, theme, 'paid')).toMatchObject({
    main: aRegion('plan-picker', 'plan-features', 'email'),
    filler: aRegion('next-steps'),
  });
  expect(composedLayout(plans, theme, 'free').main).toEqual(aRegion('plan-picker', 'email'));
});

it.each(['split', 'card', 'rail'] as const)(
  'puts an illustration beside a form without payment, and below the fields of one with payment (%s)',
  (layout) => {
    const theme = { layout, signature: drawn };
    expect(composedLayout(page, theme, 'free')).toEqual({
      ...page,
      aside: aRegion('illustration', 'order-summary'),
    });
    expect(composedLayout(page, theme, 'paid')).toEqual({
      ...page,
      filler: aRegion('next-steps', 'illustration-below'),
    });
  },
);

it.each(['banner', 'rail'] as const)(
  'puts another drawing below the fields of a page with payment (%s)',
  (layout) => {
    const other = { file: 'bell.svg', width: 400, height: 268 };
    const theme = { layout, signature: { ...drawn, illustrationBelow: other } };
    expect(illustrationBelowFields(theme)).toEqual(other);
    expect(composedLayout(page, theme, 'paid').filler).toEqual(
      aRegion('next-steps', 'illustration-below'),
    );
    expect(composedLayout(page, theme, 'free').filler).toBeUndefined();
  },
);

it('leaves a page unchanged when the theme has no illustration', () => {
  expect(composedLayout(page, { layout: 'rail', signature }, 'free')).toEqual(page);
});

it('leaves a page with a single message unchanged', () => {
  const card = { ...page, aside: [] };
  expect(composedLayout(card, { layout: 'banner', signature: drawn }, 'free')).toEqual(card);
});
