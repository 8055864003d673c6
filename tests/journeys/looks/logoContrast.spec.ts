import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { PNG } from 'pngjs';
import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import { contrast } from '../../../src/ops/brand-files/theme/contrast.ts';
import { deriveTheme } from '../../../src/ops/brand-files/theme/deriveTheme.ts';
import { shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { expect, test } from '../../setup/keptPage.ts';

const LAYOUTS = ['split', 'card', 'rail', 'banner'] as const;
const PANELS = ['plain', 'tinted', 'accent'] as const;
/** Neither light nor dark: a possible panel colour in either scheme. */
const MIDDLE = '#777777';
const isFull = process.env['TEST_FULL'] !== undefined;
const SUMMARIES = isFull ? [undefined, '#101418', '#f4f1ea', MIDDLE] : [undefined, MIDDLE];
/** Most logos are drawn for a light page, so a dark system is the stricter. */
const SYSTEMS = isFull ? (['light', 'dark'] as const) : (['dark'] as const);
/** A logo's lettering is in the text colour; its symbol may be quieter. WCAG requires 3 for graphics. */
const LEAST = 3;

type Scheme = 'light' | 'dark';

/** A combination that a brand could choose, in one scheme. */
interface Look {
  readonly brand: Brand;
  readonly scheme: Scheme;
  readonly panel: Brand['theme']['signature']['panel'];
  readonly summarySurface: string | undefined;
}

const BRANDS = shippedBrands().map(({ brand }) => brand);

const LOOKS: readonly Look[] = BRANDS.flatMap((brand) =>
  schemesOf(brand).flatMap((scheme) =>
    PANELS.flatMap((panel) =>
      SUMMARIES.map((summarySurface) => ({ brand, scheme, panel, summarySurface })),
    ),
  ),
);

function schemesOf({ theme }: Brand): readonly Scheme[] {
  return theme.dark === undefined ? ['light'] : ['light', 'dark'];
}

/** The colours of a logo, without those drawn on its own shapes, such as white. */
function coloursOf({ logo }: Brand, scheme: Scheme): readonly string[] {
  const file = (scheme === 'dark' ? logo.fileOnDark : undefined) ?? logo.file;
  const svg = readFileSync(new URL(`../../../brands/logos/${file}`, import.meta.url), 'utf8');
  const colours = svg.matchAll(/(?:fill|stroke)="(#[\da-f]{6})"/gi);
  return [...new Set([...colours].map(([, colour = '']) => colour))];
}

/** The page's custom properties for a look. */
function propertiesIn({ brand: { theme }, panel, scheme, summarySurface }: Look) {
  const own = summarySurface === undefined ? {} : { summarySurface };
  const { light, dark } = deriveTheme({
    ...theme,
    ...own,
    ...(theme.dark && { dark: { ...theme.dark, ...own } }),
    signature: { ...theme.signature, panel },
  });
  return (scheme === 'dark' ? dark : light) ?? {};
}

/** Renders the page in each look, and returns the logo's background. */
function groundsIn(page: Page, looks: readonly Look[]): Promise<readonly string[]> {
  const all = looks.map((look) => ({ panel: look.panel, properties: propertiesIn(look) }));
  return page.evaluate((shown) => {
    const { documentElement: root } = document;
    const hex = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      const bytes = [red, green, blue].map((it) => it.toString(16).padStart(2, '0'));
      return alpha === 1 ? `#${bytes.join('')}` : null;
    };
    return shown.map(({ panel, properties }) => {
      root.dataset['panel'] = panel;
      for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value);
      let behind: Element | null = document.querySelector('header picture');
      while (behind !== null) {
        const ground = hex(getComputedStyle(behind).backgroundColor);
        if (ground !== null) return ground;
        behind = behind.parentElement;
      }
      return '#777777';
    });
  }, all);
}

for (const layout of LAYOUTS) {
  test(`every brand's logo is seen in the layout '${layout}', on every panel and in every scheme`, async ({
    open,
    page,
  }) => {
    const shown = BRANDS.find(({ theme }) => theme.layout === layout);
    await open(shown?.id ?? '', '/signup');
    const grounds = await groundsIn(page, LOOKS);
    const unseen = LOOKS.flatMap(({ brand, ...look }, at) =>
      coloursOf(brand, look.scheme)
        .filter((colour) => contrast(colour, grounds[at] ?? '') < LEAST)
        .map((colour) => ({ brand: brand.id, ...look, colour, ground: grounds[at] })),
    );
    expect(unseen).toEqual([]);
  });
}

/** The most frequent colour of a part of the window. */
async function groundOf(page: Page, selector: string): Promise<string> {
  const { data } = PNG.sync.read(await page.locator(selector).screenshot());
  const pixels = Array.from({ length: data.length / 4 }, (_, at) =>
    data.subarray(4 * at, 4 * at + 3).toString('hex'),
  );
  const often = Map.groupBy(pixels, (it) => it);
  const [[most] = ['']] = [...often].toSorted(([, a], [, b]) => b.length - a.length);
  return `#${most}`;
}

test('every logo is seen where the system replaces the colours of a page', async ({
  open,
  page,
}) => {
  for (const colorScheme of SYSTEMS) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const brand of BRANDS) {
      await open(brand.id, '/signup');
      const scheme = schemesOf(brand).includes(colorScheme) ? colorScheme : 'light';
      const unseen = async () => {
        const ground = await groundOf(page, '.BrandLogo-logo img');
        return coloursOf(brand, scheme).filter((it) => contrast(it, ground) < LEAST);
      };
      await expect.poll(unseen, `${brand.id} in a ${colorScheme} system`).toEqual([]);
    }
  }
});
