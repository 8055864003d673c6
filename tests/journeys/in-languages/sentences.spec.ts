import { shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { allButFirst } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { lonelyPunctuation } from '../seeing/lonelyPunctuation.ts';

/** `npm test` checks the pages with the most sentences. */
const PATHS =
  process.env['TEST_FULL'] === undefined
    ? ['/signup', '/activate?token=gone']
    : ['/signup', '/signup?signupType=paid', '/error', '/activate?token=gone'];

for (const [index, { brand }] of shippedBrands().entries()) {
  test(
    `no line of ${brand.id} is a full stop by itself, at any width of a phone`,
    allButFirst(index),
    async ({ open, page, watch }) => {
      watch.allow(/status of 4\d\d/);
      for (const locale of brand.languages) {
        for (const path of PATHS) {
          await open(brand.id, `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`);
          expect(await lonelyPunctuation(page, { from: 320, to: 480 })).toEqual([]);
        }
      }
    },
  );
}
