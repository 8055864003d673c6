// @vitest-environment jsdom
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BRANDS,
  documentOf,
  kindsOf,
  MAILS_OF_BRANDS,
  mailOf,
  originOf,
  textsOf,
} from './mailsOfBrands.ts';

const ELEMENTS = new Set(
  'html head meta title style body div table tbody tr td h1 p a br span picture source img'.split(
    ' ',
  ),
);

const ATTRIBUTES = new Set(
  'lang charset name content style class role width height cellpadding cellspacing border bgcolor align href src srcset media alt'.split(
    ' ',
  ),
);

/** Everything in a mail that is not in the lists. */
function strange(document: Document): readonly string[] {
  return [...document.querySelectorAll('*')].flatMap((it) => [
    ...(ELEMENTS.has(it.localName) ? [] : [it.localName]),
    ...it.getAttributeNames().filter((name) => !ATTRIBUTES.has(name)),
  ]);
}

/** The addresses that a program fetches when it shows the mail. */
function fetched(document: Document): readonly string[] {
  const pictures = [...document.querySelectorAll('img,source')].map(
    (it) => it.getAttribute('src') ?? it.getAttribute('srcset') ?? '',
  );
  const styles = [...document.querySelectorAll('[style],style')].map(
    (it) => `${it.getAttribute('style') ?? ''}${it.localName === 'style' ? it.textContent : ''}`,
  );
  return [...pictures, ...styles.filter((it) => /url\(|@import/i.test(it))];
}

describe.each(MAILS_OF_BRANDS)('a mail of %s, %s,', (_brand, kind, built) => {
  const document = documentOf(mailOf(built, kind));

  it("fetches its logo and illustration from the brand's own host, and nothing else", () => {
    const from = fetched(document);
    const pictures = isTrouble(kind) ? 1 : 2;
    expect(from.length).toBe(built.theme.dark === undefined ? pictures : 2 * pictures);
    for (const address of from) expect(new URL(address).origin).toBe(originOf(built));
  });

  it('links only to the brand, and runs nothing', () => {
    const { email, phone = '' } = built.brand.support;
    const { dashboard, website } = built.brand.links;
    const own = new Set(
      [dashboard, website].map((it) => new URL(it).origin).concat(originOf(built)),
    );
    const links = [...document.querySelectorAll('a')].map(
      (link) => new URL(link.getAttribute('href') ?? ''),
    );
    const toSupport = new Set([`mailto:${email}`, `tel:${phone.replace(/[^\d+]/g, '')}`]);
    const isOwn = ({ origin, pathname, protocol }: URL) =>
      origin === 'null' ? toSupport.has(protocol + pathname) : own.has(origin);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((it) => !isOwn(it)).map(({ href }) => href)).toEqual([]);
    expect(strange(document)).toEqual([]);
  });
});

/** Whether a mail is about a problem, beside which it has no cheerful picture. */
function isTrouble(kind: string): boolean {
  return kind === 'paymentFailed' || kind === 'mandateEnded';
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=https://evil.example/x onerror=alert(1)>',
  "' style='background:url(https://evil.example)",
  '</td></tr></table><a href="https://evil.example">click</a>',
  '<style>@import "https://evil.example"</style>',
  'javascript:alert(1)',
  '&lt;b&gt;',
  'https://evil.example/win',
  '\u202eevil',
];

const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.tuple(fc.string(), fc.constantFrom(...HOSTILE)).map(([before, it]) => before + it),
);

it('text from a customer or a brand stays text', () => {
  const names = fc.record({ firstName: hostile, answer: hostile });
  fc.assert(
    fc.property(fc.constantFrom(...MAILS_OF_BRANDS), names, hostile, (...drawn) => {
      const [[, kind, built], customer, name] = drawn;
      const brand = { ...built.brand, name, legalName: name };
      const document = documentOf(mailOf({ ...built, brand }, kind, customer));

      expect(strange(document)).toEqual([]);
      for (const address of fetched(document)) {
        expect(new URL(address).origin).toBe(originOf(built));
      }
      const hosts = [...document.querySelectorAll('a')].map((it) => it.getAttribute('href') ?? '');
      expect(hosts.filter((it) => it.includes('evil') && !it.startsWith('mailto:'))).toEqual([]);
    }),
  );
});

it('a first name that reads as a message or a link is left out', () => {
  const [built] = BRANDS;
  if (built === undefined) throw new Error('There are no brands.');
  for (const kind of kindsOf(built)) {
    const { html, text } = mailOf(built, kind, {
      firstName: 'Win a prize: evil.example',
      answer: 'Ada',
    });
    expect(`${html}${text}`).not.toContain('evil.example');
    expect(text).toContain('Hello,');
  }
});

/** Text that only one of the two forms contains: what to do when a button does not work. */
const ONLY_HTML = 'If the button does not work, copy this address into your browser:';

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

it('plain text and HTML have the same content, with any names', () => {
  const names = fc.record({ firstName: fc.string(), answer: hostile });
  fc.assert(
    fc.property(fc.constantFrom(...MAILS_OF_BRANDS), names, ([, kind, built], customer) => {
      const mail = mailOf(built, kind, customer);
      const plain = squeezed(mail.text);
      const document = documentOf(mail);
      const shown = textsOf(document).map(({ text }) => squeezed(text));

      const missing = shown.filter(
        (it) => it !== ONLY_HTML && !plain.includes(it.replace(/ ·$/, '')),
      );
      expect(missing).toEqual([]);
      const all = squeezed(document.body.textContent ?? '');
      const lines = mail.text
        .split('\n')
        .map(squeezed)
        .filter((line) => line !== '');
      const untold = lines.filter((line) => {
        const parts = line.startsWith('https:') || line.startsWith('mailto:') ? [] : [line];
        return parts.some((it) => !all.includes(it) && !isRow(it, shown));
      });
      expect(untold).toEqual([]);
    }),
  );
});

/** A row's name and value are two cells in HTML. */
function isRow(line: string, shown: readonly string[]): boolean {
  return shown.some((name, at) => {
    const rest = shown[at + 1] ?? '';
    return line === squeezed(`${name}: ${rest}`) || line === `${name}:`;
  });
}
