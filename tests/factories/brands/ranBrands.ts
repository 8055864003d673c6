import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBrands } from '../../../src/ops/brand-files/runBrands.ts';
import type { Ask } from '../../../src/ops/brand-files/verbs/Verb.ts';
import { aTemporaryFolder } from '../aTemporaryFolder.ts';

/** A small valid brand folder: acme, acme-ca and acme-uk. */
export const GOOD_BRANDS = join(import.meta.dirname, '../../brands/good');

/** Runs `brands` with arguments: exit code, standard output and standard error. */
export function ranBrands(...args: readonly string[]) {
  return ranBrandsAsking(undefined, ...args);
}

/** The same at a terminal, where `ask` answers questions. */
export async function ranBrandsAsking(ask: Ask | undefined, ...args: readonly string[]) {
  const written = { result: '', failure: '' };
  const code = await runBrands(args, {
    ...(ask === undefined ? {} : { ask }),
    scriptInventory: async (brands) => {
      const { inventoryTable } = await import(
        '../../../src/server/security/scripts/inventoryTable.ts'
      );
      const { ORDER_METHODS } = await import('../../../src/server/orders/methods/orderMethods.ts');
      return inventoryTable(brands, ORDER_METHODS);
    },
    result: (text) => {
      written.result += text;
    },
    failure: (text) => {
      written.failure += text;
    },
  });
  return { code, ...written };
}

/** A copy of the good folder that a test can change. */
export async function aBrandFolder(): Promise<string> {
  const dir = join(await aTemporaryFolder(), 'brands');
  cpSync(GOOD_BRANDS, dir, { recursive: true });
  return dir;
}

/** Replaces a text in a file of a folder; the text must be there. */
export function replaceIn(dir: string, file: string, from: string, to: string): void {
  const path = join(dir, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(path, text.replace(from, to));
}
