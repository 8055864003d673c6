import { expect, test } from 'vitest';
import { aBrand, aLayout } from '../../../tests/factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../../tests/factories/brands/aBuiltBrand.ts';
import { aPageData } from '../../../tests/factories/pages/aPageData.ts';
import { LATE_PAGES } from '../../../tests/factories/pages/lateActs.ts';
import type { Brand } from '../../core/contract/generated/brand.ts';
import type { PageData } from '../../core/contract/generated/session.ts';
import { renderPage } from './renderPage.tsx';

const illustration = { file: 'acme.svg', width: 416, height: 312 };
const illustrationBelow = { file: 'bell.svg', width: 400, height: 268 };

function pageOf(
  layout: 'split' | 'banner',
  drawings: Partial<Brand['theme']['signature']>,
  data: PageData = aPageData(),
): Document {
  const { pages, theme } = aBrand();
  const signup = aLayout({
    payment: [{ widget: 'payment-method', when: { signupTypes: ['paid'] } }],
  });
  const signature = { ...theme.signature, ...drawings };
  const built = aBuiltBrand({
    brand: aBrand({ pages: { ...pages, signup }, theme: { ...theme, layout, signature } }),
    illustration: { object: 'drawn.svg', objectOnDark: 'drawn-on-dark.svg' },
    ...(drawings.illustrationBelow && { illustrationBelow: { object: 'bell.svg' } }),
  });
  const { html } = renderPage({ built, data });
  return new DOMParser().parseFromString(html, 'text/html');
}

function picturesOf(layout: 'split' | 'banner'): readonly HTMLImageElement[] {
  const page = pageOf(layout, { illustration });
  return [...page.querySelectorAll<HTMLImageElement>('[data-kept=illustration] img')];
}

function belowFields(layout: 'split' | 'banner', drawings: Partial<Brand['theme']['signature']>) {
  return pageOf(layout, drawings, LATE_PAGES.paid)
    .querySelector('[data-region=filler] [data-kept=illustration-below] img')
    ?.getAttribute('src');
}

test('the illustration is decorative, has a fixed size, and loads once it is visible', () => {
  const [picture, ...more] = picturesOf('split');
  expect(more).toEqual([]);
  expect(picture?.getAttribute('src')).toBe('/brand-assets/drawn.svg');
  expect(picture?.getAttribute('alt')).toBe('');
  expect(picture?.getAttribute('loading')).toBe('lazy');
  expect([picture?.width, picture?.height]).toEqual([416, 312]);
});

test('a dark scheme has the drawing in its own colours', () => {
  const [picture] = picturesOf('split');
  const source = picture?.previousElementSibling;
  expect(source?.getAttribute('srcset')).toBe('/brand-assets/drawn-on-dark.svg');
  expect(source?.getAttribute('media')).toBe('(prefers-color-scheme: dark)');
});

test('it shows where nothing is ordered, or in a banner', () => {
  expect(picturesOf('split')[0]?.closest('aside')).toBeInstanceOf(HTMLElement);
  expect(picturesOf('banner')[0]?.closest('header')).toBeInstanceOf(HTMLElement);
});

test('a page with payment has a drawing below its fields, on a banner only one that its header lacks', () => {
  expect(belowFields('split', { illustration })).toBe('/brand-assets/drawn.svg');
  expect(belowFields('split', { illustration, illustrationBelow })).toBe('/brand-assets/bell.svg');
  expect(belowFields('banner', { illustration, illustrationBelow })).toBe('/brand-assets/bell.svg');
  expect(belowFields('banner', { illustration })).toBeUndefined();
});
