// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { contrast } from '../../src/ops/brand-files/theme/contrast.ts';
import { fromHex, toHex } from '../../src/ops/brand-files/theme/oklch.ts';
import { documentOf, MAILS_OF_BRANDS, mailOf, textsOf } from './mailsOfBrands.ts';

/** WCAG AA for text of any size. */
const READABLE = 4.5;

/** For programs that change our colours: the lowest ratio that WCAG AA allows for any text. */
const STILL_READ = 3;

/**
 * A day and a month's name, a number and its currency, or two halves of an order number, separated
 * by a breaking space.
 */
const BREAKABLE =
  /\d{1,2}(?:er)?[,.]? (?:de )?\p{L}{3,} (?:de )?\d{4}|\p{L}{3,} \d{1,2}, \d{4}|\d (?:\$|£|US\$)|(?:\$|£) \d|\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/u;
const WHOLE = '[style*="white-space:nowrap"],[style*="display:inline-block"]';

type Colours = (at: Element, property: 'background' | 'color') => string | null;

/** The colours in a mail's own attributes, without a style sheet, which every program supports. */
const inline: Colours = (at, property) => {
  const found = new RegExp(`(?:^|;)${property}:(#[0-9a-f]{6})`).exec(
    at.getAttribute('style') ?? '',
  );
  return found?.[1] ?? null;
};

/** The colours in a program that supports the dark scheme's rules. */
function dark(document: Document): Colours {
  const styles = document.querySelector('style')?.textContent ?? '';
  const rules = styles.split('@media (prefers-color-scheme:dark)')[1] ?? '';
  return (at, property) => {
    const rule = [...at.classList].map((name) =>
      new RegExp(`\\.${name}(?:,[^{]*)?\\{[^}]*?(?<![a-z-])${property}:(#[0-9a-f]{6})!`).exec(
        rules,
      ),
    );
    return rule.find((it) => it !== null)?.[1] ?? inline(at, property);
  };
}

/**
 * The colours in a program that inverts all lightness, as some do for a mail without a dark scheme.
 */
const turnedOver: Colours = (at, property) => {
  const colour = inline(at, property);
  if (colour === null) return null;
  const { l, ...rest } = fromHex(colour);
  return toHex({ ...rest, l: 1 - l });
};

function nearest(at: Element, property: 'background' | 'color', colours: Colours): string | null {
  for (let it: Element | null = at; it !== null; it = it.parentElement) {
    const colour = colours(it, property);
    if (colour !== null) return colour;
  }
  return null;
}

/** The unreadable texts, each with its colours. */
function unreadable(document: Document, colours: Colours, least = READABLE): readonly string[] {
  return textsOf(document).flatMap(({ at, text }) => {
    const [ink, ground] = [nearest(at, 'color', colours), nearest(at, 'background', colours)];
    const isRead = ink !== null && ground !== null && contrast(ink, ground) >= least;
    return isRead ? [] : [`${text}: ${ink} on ${ground}`];
  });
}

describe.each(MAILS_OF_BRANDS)('a mail of %s, %s,', (_brand, kind, built) => {
  const document = documentOf(mailOf(built, kind));

  it('can be read in light, in dark, and where a program turns its colours over', () => {
    expect(textsOf(document).length).toBeGreaterThan(5);
    expect(unreadable(document, inline)).toEqual([]);
    expect(unreadable(document, dark(document))).toEqual([]);
    expect(unreadable(document, turnedOver, STILL_READ)).toEqual([]);
  });

  it('names its colour and its ground where they are, for programs that read no style sheet', () => {
    const bare = textsOf(document).filter(
      ({ at }) => inline(at.closest('p,td,a,h1') ?? at, 'color') === null,
    );
    expect(bare.map(({ text }) => text)).toEqual([]);
    for (const at of document.querySelectorAll('[bgcolor]')) {
      expect(inline(at, 'background')).toBe(at.getAttribute('bgcolor'));
    }
  });

  it('never breaks a date, an amount or an order number', () => {
    const broken = textsOf(document).filter(
      ({ at, text }) => BREAKABLE.test(text) && at.closest(WHOLE) === null,
    );
    expect(broken.map(({ text }) => text)).toEqual([]);
  });

  it('links whom to ask wherever it names them, and says so by a line', () => {
    const { email, phone = email } = built.brand.support;
    const named = textsOf(document).filter(
      ({ text }) => text.includes(email) || text.includes(phone),
    );
    const links = named.map(({ at }) => at.closest('a[style*="text-decoration:underline"]'));
    expect(named.length).toBeGreaterThan(0);
    expect(links.map((link) => link?.textContent)).toEqual(named.map(({ text }) => text));
  });

  it("leaves no single word on a sentence's last line, where a program supports it", () => {
    const sentences = [
      ...document.querySelectorAll<HTMLElement>(
        'p.ink, td.ink:not(.rule[align]), td.on-panel:not([align]), h1',
      ),
    ];
    const torn = sentences.filter((it) => !/text-wrap:(?:pretty|balance)/.test(it.outerHTML));
    expect(torn.map((it) => it.textContent)).toEqual([]);
  });

  it('has one heading, one button at most, and a logo that has a name', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('.action').length).toBeLessThanOrEqual(1);
    expect(document.querySelector('img')?.getAttribute('alt')).toBe(built.brand.name);
    expect(document.documentElement.lang).toBe(built.brand.locale);
    const layout = [...document.querySelectorAll('table')];
    expect(layout.every((table) => table.getAttribute('role') === 'presentation')).toBe(true);
  });
});

it('a dark scheme of the mail is the one of the brand', () => {
  const schemes = MAILS_OF_BRANDS.map(([, kind, built]) => {
    const meta = documentOf(mailOf(built, kind)).querySelector('meta[name="color-scheme"]');
    return [meta?.getAttribute('content') === 'light dark', built.theme.dark !== undefined];
  });
  expect(schemes.filter(([says, has]) => says !== has)).toEqual([]);
  expect(schemes.some(([says]) => says)).toBe(true);
});
