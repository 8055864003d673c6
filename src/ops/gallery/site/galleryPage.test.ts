import { expect, it } from 'vitest';
import { shippedBrands } from '../../../../tests/factories/brands/shippedBrands.ts';
import type { Picture } from '../pictures/Picture.ts';
import { listVisits } from '../visits/listVisits.ts';
import { pictureName } from '../visits/Visit.ts';
import type { GalleryContent, GalleryEntry } from './GalleryEntry.ts';
import { galleryPage } from './galleryPage.ts';

function aPicture(violations: readonly string[] = []): Picture {
  const [first] = shippedBrands();
  const [visit] = first === undefined ? [] : listVisits(first);
  if (visit === undefined) throw new Error('There is no brand.');
  return { name: pictureName(visit, 'empty'), visit, state: 'empty', violations };
}

function page(entries: readonly GalleryEntry[], others: Partial<GalleryContent> = {}): string {
  return galleryPage({ entries, missing: [], since: null, removed: [], ...others });
}

it('shows a picture with its state, width and what axe found', () => {
  const html = page([{ picture: aPicture(['label: #x needs a name']), comparison: null }]);
  expect(html).toContain('<strong>Empty</strong>');
  expect(html).toContain('390 px');
  expect(html).toContain('axe: 1 found');
  expect(html).toContain('<li>label: #x needs a name</li>');
});

it('shows what was before beside what is, and what changed', () => {
  const comparison = { kind: 'changed', pixels: 1200, before: 'before/a', marked: 'changed/a' };
  const html = page([{ picture: aPicture(), comparison: { ...comparison, kind: 'changed' } }], {
    since: 'main',
  });
  expect(html).toContain('1,200 pixels changed');
  expect(html).toContain('src="before/a"');
  expect(html).toContain('src="changed/a"');
  expect(html).toContain('Compared with main.');
});

it('offers a filter by change only where something was compared', () => {
  expect(page([])).not.toContain('name="change"');
  expect(page([], { since: 'main' })).toContain('name="change"');
});

it('offers a filter by language', () => {
  const html = page([{ picture: aPicture(), comparison: null }]);
  expect(html).toContain('name="language"');
  expect(html).toContain(`data-language="${aPicture().visit.brand.locale}"`);
});

it("writes a brand's category as people do", () => {
  const html = page([{ picture: aPicture(), comparison: null }]);
  expect(aPicture().visit.brand.category).toBe('liveAnswer');
  expect(html).toContain('live answer, US, card');
});

it('lists removed brands, and states without a picture', () => {
  const html = page([], { removed: ['acme'], missing: ['b/empty-390.png: Timeout <1>'] });
  expect(html).toContain('acme is gone.');
  expect(html).toContain('b/empty-390.png: Timeout &lt;1&gt;');
});
