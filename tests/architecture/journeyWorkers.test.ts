import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const JOURNEYS = join(import.meta.dirname, '../journeys');

/**
 * What makes Playwright start a worker for a file, with a browser and a product: a test that is not
 * made from the one in journey.ts, and a worker fixture or option.
 */
const TAKES_A_WORKER = [
  /import \{[^}]*\btest\b[^}]*\} from 'playwright\/test'/,
  /scope: 'worker'/,
  /\btest\.use\(\{[^)]*\b(?:browserName|channel|headless|launchOptions|screenshot|trace|video)\b/,
] as const;

/** Only `npm run test:full` runs their tests. */
const IN_FULL_ALONE = ['for-operators/manyBrands.spec.ts', 'payments/rehearsal.spec.ts'] as const;

it('a journey takes no worker of its own in `npm test`: each starts a browser and a product', () => {
  const found = globSync(join(JOURNEYS, '**/*.spec.ts')).filter((file) => {
    const text = readFileSync(file, 'utf8');
    return TAKES_A_WORKER.some((it) => it.test(text));
  });
  expect(found.map((it) => relative(JOURNEYS, it)).toSorted()).toEqual(IN_FULL_ALONE);
});
