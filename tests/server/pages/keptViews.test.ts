// @vitest-environment jsdom
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import session from '../../../schemas/session.schema.json' with { type: 'json' };
import type { BuiltBrand } from '../../../src/core/contract/builtBrand.ts';
import type { PageData } from '../../../src/core/contract/generated/session.ts';
import { namesNobody } from '../../../src/core/rules/session/namesNobody.ts';
import { renderPage } from '../../../src/page/app/renderPage.tsx';
import { openPageCache } from '../../../src/server/pages/cache/openPageCache.ts';
import { pageKey } from '../../../src/server/pages/cache/pageKey.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { aPageData } from '../../factories/pages/aPageData.ts';

type PageConfig = PageData['pageConfig'];
type View = PageConfig['view'];

/**
 * What each view of the schema needs besides a page's usual data. A new view does not compile
 * without an entry.
 */
const NEEDS: Readonly<Record<View, Partial<PageConfig>>> = {
  signup: {},
  start: {},
  payment: {},
  placed: {},
  activation: { activation: { outcome: 'unknown', token: '' } },
  account: {},
  error: {},
};

const VIEWS = Object.keys(NEEDS).filter((name): name is View => name in NEEDS);

function dataOf(view: View): PageData {
  const data = aPageData();
  return { ...data, pageConfig: { ...data.pageConfig, view, ...NEEDS[view] } };
}

it('every view of the schema is one of these', () => {
  expect(VIEWS).toEqual(session.definitions.pageConfig.properties.view.enum);
});

const BRANDS: readonly BuiltBrand[] = shippedBrands().map(({ brand, catalogue }) =>
  aBuiltBrand({ brand, catalogue }),
);

it.each(VIEWS)(
  'of every brand the %s page is sent as it is rendered, kept or not',
  async (view) => {
    const cache = openPageCache();
    const data = dataOf(view);
    expect(namesNobody(data)).toBe(true);
    for (const built of BRANDS) {
      const input = { built, data };
      const { html, styleHashes } = renderPage(input);
      for (let time = 0; time < 3; time++) {
        const make = () => ({
          pieces: renderPage(input).pieces,
          policy: styleHashes.join(),
          language: built.brand.locale,
          vary: '',
        });
        const { body, policy } = await cache.page(pageKey(input), 'gzip', make);
        expect(gunzipSync(body).toString()).toBe(html);
        expect(policy).toBe(renderPage(input).styleHashes.join());
        await cache.settled();
      }
    }
  },
);

it('each page is the same, whatever was rendered before it', () => {
  const inputs = VIEWS.flatMap((view) => BRANDS.map((built) => ({ built, data: dataOf(view) })));
  const first = inputs.map(renderPage);
  // In reverse order, each of them comes after all those that it came before.
  expect(inputs.toReversed().map(renderPage).toReversed()).toEqual(first);
});
