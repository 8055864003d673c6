import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonValue } from '../../../src/core/brand/JsonValue.ts';
import type { PageLayout, Region } from '../../../src/core/contract/generated/brand.ts';
import type { SettingValues } from './settingValues.ts';

const BASE = join(import.meta.dirname, '../../../brands/defaults/base.json');
const REGIONS = ['header', 'main', 'aside', 'payment', 'lower', 'footer'] as const;

/**
 * Variants of each page's layout: the usual one, without one widget, with one widget elsewhere or
 * only on one sign-up type, and without the widgets of one region.
 */
export function pageValues(): readonly SettingValues[] {
  const { pages }: { readonly pages: Readonly<Record<string, PageLayout>> } = JSON.parse(
    readFileSync(BASE, 'utf8'),
  );
  return Object.entries(pages).map(([name, page]) => [
    `/pages/${name}`,
    [page, ...changed(page)].map(asValue),
  ]);
}

function changed(page: PageLayout): readonly PageLayout[] {
  return REGIONS.flatMap((region) => {
    const placed = page[region] ?? [];
    const others = placed.flatMap((placement, index) => {
      const without = { ...page, [region]: placed.toSpliced(index, 1) };
      const elsewhere: Region = [...without.aside, placement];
      return [
        without,
        { ...without, aside: elsewhere },
        {
          ...page,
          [region]: placed.with(index, { ...placement, when: { signupTypes: ['free'] } }),
        },
      ];
    });
    return placed.length === 0 ? [] : [{ ...page, [region]: [] }, ...others];
  });
}

/** A layout is JSON, but its type does not say so. */
function asValue(page: object): JsonValue {
  return JSON.parse(JSON.stringify(page));
}
