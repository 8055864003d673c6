import { expect, it } from 'vitest';
import { addressesOf } from './readManifest.ts';

const MANIFEST = {
  'entry.ts': { file: 'entry.js' },
  'card.ts': { file: 'card.js', imports: ['shared', 'entry.ts'], dynamicImports: ['late.ts'] },
  shared: { file: 'shared.js', imports: ['entry.ts'] },
  'late.ts': { file: 'late.js' },
};

it('names a script and what it waits for, each once, and not what it may ask for later', () => {
  expect(addressesOf(MANIFEST, 'card.ts')).toEqual(['/card.js', '/shared.js', '/entry.js']);
});

it('refuses a source that has no script of its own any more', () => {
  expect(() => addressesOf(MANIFEST, 'gone.ts')).toThrow("The build has no script of 'gone.ts'.");
});
