import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../../../tests/factories/brands/aBuiltBrand.ts';
import { DEPTH } from '../../../../tests/factories/depth.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { pageKey } from './pageKey.ts';

it('is the same for the same input, whichever objects carry it', () => {
  const built = aBuiltBrand();
  const key = pageKey({ built, data: aPageData() });

  expect(pageKey({ built, data: aPageData() })).toBe(key);
  expect(pageKey({ built: aBuiltBrand(), data: aPageData() })).toBe(key);
});

it('is another for any other brand or data', () => {
  const text = fc.string({ maxLength: 8 });
  const inputs = fc.array(fc.record({ name: text, utmSource: text, planId: text, today: text }), {
    minLength: 2,
    maxLength: 6,
  });
  fc.assert(
    fc.property(inputs, (all) => {
      const keys = all.map(({ name, planId, today, utmSource }) => {
        const data = aPageData({ sessionInfo: aSession({ utmSource, selectedPlanId: planId }) });
        const built = aBuiltBrand({ brand: aBrand({ name }) });
        return pageKey({ built, data: { ...data, pageConfig: { ...data.pageConfig, today } } });
      });
      const different = new Set(all.map((it) => JSON.stringify(it)));
      expect(new Set(keys).size).toBe(different.size);
    }),
    { numRuns: DEPTH.propertyRuns / 20 },
  );
});
