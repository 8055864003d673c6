import { expect, it } from 'vitest';
import type { Brand } from '../../src/core/contract/generated/brand.ts';
import { readSchema } from '../../src/ops/brand-files/schema/schemaFiles.ts';
import { shippedBrands } from '../factories/brands/shippedBrands.ts';

const BRANDS = shippedBrands().map(({ brand }) => brand);

/** A family is a brand and its versions in other markets: ringwell, ringwell-uk. */
function familyOf({ id }: Brand): string {
  return id.replace(/-(ca|uk)$/, '');
}

/** What identifies a brand's page at a glance. */
function glanceOf({ theme: { layout, type, signature } }: Brand): string {
  return JSON.stringify({ layout, type, signature });
}

/** The choices of a theme, without its colours. */
function decisionsOf({ theme }: Brand): Readonly<Record<string, unknown>> {
  const { layout, type, radius, density, field, signature } = theme;
  return { layout, type, radius, density, field, ...signature };
}

function differences(one: Brand, other: Brand): readonly string[] {
  const [mine, theirs] = [decisionsOf(one), decisionsOf(other)];
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...names].filter((key) => JSON.stringify(mine[key]) !== JSON.stringify(theirs[key]));
}

const PAIRS = BRANDS.flatMap((one, index) =>
  BRANDS.slice(index + 1).map((other) => [one.id, other.id, one, other] as const),
);
const isFamily = (one: Brand, other: Brand) => familyOf(one) === familyOf(other);

it.each(PAIRS.filter(([, , one, other]) => !isFamily(one, other)))(
  '%s and %s, of two families, differ in layout, type or signature',
  (_one, _other, one, other) => {
    expect(glanceOf(one)).not.toBe(glanceOf(other));
  },
);

it.each(PAIRS.filter(([, , one, other]) => isFamily(one, other)))(
  '%s and %s, of one family, differ in two decisions besides colour',
  (_one, _other, one, other) => {
    expect(differences(one, other).length).toBeGreaterThanOrEqual(2);
  },
);

it('every layout is used by a brand', () => {
  const layout = readSchema('resolved-brand').properties?.['theme']?.properties?.['layout'];
  expect(layout?.enum?.length).toBeGreaterThanOrEqual(4);
  expect(new Set(BRANDS.map(({ theme }) => theme.layout))).toEqual(new Set(layout?.enum));
});
