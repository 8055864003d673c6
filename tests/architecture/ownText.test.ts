import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findSharedTexts } from './sharedTexts.ts';

const root = join(import.meta.dirname, '../..');

const SEEDED = `import type { ReactNode } from 'react';
export function Seeded({ price, unit, is, node }: { readonly price: string; readonly unit?: string; readonly is: boolean; readonly node: ReactNode }) {
  return (
    <>
      <b>{price}</b> <b>{node}</b>
      <i>{is ? <b /> : null} <b>{\`\${price} \${unit}\`}</b></i>
      <i key={price}><b />{price}</i>
      <p>−{price}</p>
      <p key={unit}><b />{price}</p>
      <p>{price}{unit ? <b>{unit}</b> : null}</p>
      <p>{is ? <b /> : null}always</p>
      <p><b />{node}</p>
      <p>{7 + price.length}<b /></p>
    </>
  );
}`;

it('text that may change has an element of its own, because browsers translate pages', () => {
  const files = globSync(join(root, 'src/page/**/*.tsx')).filter((it) => !it.includes('.test.'));
  const seeded = join(root, 'src/page/Seeded.tsx');
  const found = findSharedTexts(root, files, new Map([[seeded, SEEDED]]));
  expect(found.map((it) => it.slice(root.length))).toEqual([
    '/src/page/Seeded.tsx: <p>−{price}</p>',
    '/src/page/Seeded.tsx: <p key={unit}><b />{price}</p>',
    '/src/page/Seeded.tsx: <p>{price}{unit ? <b>{unit}</b> : null}</p>',
    '/src/page/Seeded.tsx: <p>{is ? <b /> : null}always</p>',
    '/src/page/Seeded.tsx: <p><b />{node}</p>',
    '/src/page/Seeded.tsx: <p>{7 + price.length}<b /></p>',
  ]);
}, 120_000);
