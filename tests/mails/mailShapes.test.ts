// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { typePairings } from '../../src/page/app/document/typePairings.ts';
import { BRANDS, documentOf, mailOf } from './mailsOfBrands.ts';

const css = readFileSync(join(import.meta.dirname, '../../src/page/ui/base.css'), 'utf8');

/** The page's radius in its style sheet. `soft` is the default of every page. */
function onPage(radius: string, name: string): number {
  const start = radius === 'soft' ? ':root {\n    --r-field' : `[data-radius="${radius}"]`;
  const rules = css.slice(css.indexOf(start)).split('}', 1)[0] ?? '';
  return Number(new RegExp(`--r-${name}: (\\d+)px`).exec(rules)?.[1]);
}

/** The height of a mail's button, in px. A larger radius than half of it makes a pill. */
const BUTTON = 48;

it.each(BRANDS.map((built) => [built.brand.id, built] as const))(
  'the mails of %s are as round as its page',
  (_, built) => {
    const document = documentOf(mailOf(built, 'receipt'));
    const roundOf = (part: string) =>
      Number.parseFloat(
        /border-radius:([^;]+)/.exec(
          document.querySelector(`.${part}`)?.getAttribute('style') ?? '',
        )?.[1] ?? '',
      );
    const { radius } = built.brand.theme;
    expect(roundOf('card')).toBe(onPage(radius, 'card'));
    expect(roundOf('panel')).toBe(onPage(radius, 'field'));
    expect(roundOf('action')).toBe(Math.min(onPage(radius, 'button'), BUTTON / 2));
  },
);

it.each(BRANDS.map((built) => [built.brand.id, built] as const))(
  'the titles of the mails of %s have serifs where those of its page do',
  (_, built) => {
    const { fallback } = typePairings[built.brand.theme.type];
    const style = documentOf(mailOf(built, 'receipt')).querySelector('h1')?.getAttribute('style');
    expect(/font-family:[^;]*[,\s]serif(;|$)/.test(style ?? '')).toBe(fallback.local === 'Times');
  },
);
