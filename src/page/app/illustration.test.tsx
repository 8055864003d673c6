import { expect, test } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../../tests/factories/brands/aBuiltBrand.ts';
import { aPageData } from '../../../tests/factories/pages/aPageData.ts';
import { renderPage } from './renderPage.tsx';

function picturesOf(layout: 'split' | 'banner'): readonly HTMLImageElement[] {
  const { theme } = aBrand();
  const illustration = { file: 'acme.svg', width: 416, height: 312 };
  const signature = { ...theme.signature, illustration };
  const built = aBuiltBrand({
    brand: aBrand({ theme: { ...theme, layout, signature } }),
    illustration: { object: 'drawn.svg', objectOnDark: 'drawn-on-dark.svg' },
  });
  const { html } = renderPage({ built, data: aPageData() });
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll<HTMLImageElement>('[data-kept=illustration] img')];
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
  expect(picturesOf('split')[0]?.closest('aside')).not.toBeNull();
  expect(picturesOf('banner')[0]?.closest('header')).not.toBeNull();
});
