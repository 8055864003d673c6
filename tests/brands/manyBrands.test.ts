import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkBrandFolder } from '../../src/ops/brand-files/checks/checkBrandFolder.ts';
import { writeManyBrands } from '../bench/writeManyBrands.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';

async function many(count: number, seed?: number): Promise<string> {
  const dir = join(await aTemporaryFolder(), 'brands');
  writeManyBrands(dir, count, seed);
  return dir;
}

it('the brands of the bench pass every check, and no two look the same', async () => {
  const { problems, resolved } = checkBrandFolder(await many(60));
  expect(problems).toEqual([]);
  const themes = Array.from(resolved.values(), ({ brand }) => JSON.stringify(brand.theme));
  expect(new Set(themes).size).toBe(60);
});

it('ten of them share their terms, and one in ten is built on another', async () => {
  const { resolved } = checkBrandFolder(await many(60));
  const brands = Array.from(resolved.values(), ({ brand }) => brand);
  expect(new Set(brands.map(({ agreement }) => agreement.terms)).size).toBe(6);
  expect(brands.filter((brand) => brand.extends !== undefined)).toHaveLength(6);
});

it('the same seed gives the same bytes, and another gives others', async () => {
  const text = (dir: string) =>
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .join('\n');
  const [one, same, other] = [text(await many(12)), text(await many(12)), text(await many(12, 2))];
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});
