import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTemporaryFolder } from '../../../../../tests/factories/aTemporaryFolder.ts';
import { type FontContent, readFont } from '../../../../../tests/factories/pages/readFont.ts';
import type { PageFonts } from '../../../../core/contract/PageFonts.ts';
import { basicCharacters } from './basicCharacters.ts';
import { fontSources } from './fontSources.ts';
import { subsetFonts } from './subsetFonts.ts';
import { charactersOfRange } from './unicodeRange.ts';

/** Bytes of the basic file. */
const MOST = 14_000;

/** The additional bytes of a language's accented letters. */
const ACCENTED: Readonly<Record<string, number>> = { fr: 3500, es: 2500 };

/**
 * Typefaces with much kerning, without which headings look uneven, or with outlines of many points.
 */
const LARGER: Partial<Record<keyof PageFonts, number>> = {
  'bricolage-grotesque': 19_900,
  fraunces: 18_500,
  newsreader: 19_300,
  outfit: 15_900,
  'work-sans': 15_700,
};

const TYPES = Object.keys(fontSources) as (keyof typeof fontSources)[]; // The keys of a closed record.
const cache = join(import.meta.dirname, '../../../../../node_modules/.cache/fonts');
let assets = '';
let fonts: PageFonts;

beforeAll(async () => {
  assets = await mkdtemp(join(tmpdir(), 'test-'));
  fonts = await subsetFonts({ assets, cache });
});

afterAll(() => rm(assets, { recursive: true }));

interface MadeFile extends FontContent {
  readonly bytes: number;
  readonly range: ReadonlySet<number>;
}

/** The files of a typeface, from the rarest characters to the most common. */
async function filesOf(type: keyof PageFonts, language: string): Promise<readonly MadeFile[]> {
  return Promise.all(
    (fonts[type][language]?.files ?? []).map(async ({ href, range }) => {
      const file = await readFile(join(assets, basename(href)));
      const points = Array.from(charactersOfRange(range), (it) => it.codePointAt(0) ?? 0);
      return { bytes: file.length, range: new Set(points), ...(await readFont(file)) };
    }),
  );
}

/** The original file of a typeface in its package. */
async function originalOf(type: keyof PageFonts, part: 'latin' | 'latin-ext'): Promise<Buffer> {
  const { name } = fontSources[type];
  const file = `@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`;
  return readFile(fileURLToPath(import.meta.resolve(file)));
}

const isCut = (type: keyof PageFonts) => fontSources[type].isCut;

/** Whether every typeface here must have a character: all have the letters and signs of Latin scripts. */
function isLatin(point: number): boolean {
  return /^[\p{Script=Latin}\p{Script=Common}]$/u.test(String.fromCodePoint(point));
}

describe.each(TYPES)('%s', (type) => {
  it('shows every character that the package shows, in the file that is fetched for it', async () => {
    const files = await filesOf(type, 'en');
    const [extended, latin] = [
      await readFont(await originalOf(type, 'latin-ext')),
      await readFont(await originalOf(type, 'latin')),
    ];
    // When two files have a character, the browser uses the later one. In the package that is the
    // Latin file.
    const ofLatin = new Set(files.slice(1).flatMap(({ range }) => [...range]));
    const shown = files
      .flatMap(({ range }) => [...range])
      .filter((it) => (ofLatin.has(it) ? latin : extended).characters.has(it));

    const missing = shown.filter((it) => {
      const taken = files.findLast(({ range }) => range.has(it));
      return taken?.characters.has(it) !== true;
    });

    expect(shown.length).toBeGreaterThan(300);
    expect(missing.map((it) => String.fromCodePoint(it))).toEqual([]);
  });

  it('bears its copyright and the address of its licence in every file', async () => {
    for (const { names } of await filesOf(type, 'en')) {
      expect(names.get(0)).toMatch(/copyright|©/i);
      expect(names.get(14)).toMatch(/scripts\.sil\.org|openfontlicense\.org/);
    }
    const licence = await readFile(join(assets, `${fontSources[type].name}-LICENSE.txt`), 'utf8');
    expect(licence).toContain('SIL OPEN FONT LICENSE');
  });

  it('is cut unless its licence reserves its name', async () => {
    const { names } = await readFont(await originalOf(type, 'latin'));
    expect(isCut(type)).toBe(!/reserved font name/i.test(names.get(0) ?? ''));
  });
});

describe.each(TYPES.filter(isCut))('%s, cut', (type) => {
  it.each(Object.keys(basicCharacters))(
    'has what %s is written in, in one small file',
    async (language) => {
      const [extended, , basic] = await filesOf(type, language);

      const most = (LARGER[type] ?? MOST) + (ACCENTED[language] ?? 0);
      expect(basic?.bytes).toBeLessThanOrEqual(most);
      // Letters of another script are in no typeface here, and come from the visitor's system.
      const { characters } = await readFont(await originalOf(type, 'latin'));
      const wanted = Array.from(basicCharacters[language] ?? '', (it) => it.codePointAt(0) ?? 0);
      const needed = wanted.filter((it) => isLatin(it) || characters.has(it));
      const missing = needed.filter((it) => {
        const file = basic?.range.has(it) ? basic : extended;
        return !file?.characters.has(it);
      });
      expect(missing).toEqual([]);
    },
  );

  it('has the weights that are in use', () => {
    expect(fonts[type]['en']?.weights).toBe(`400 ${fontSources[type].boldest}`);
  });
});

it('a letter that the Latin file of the package lacks is in the range of the extended file only', async () => {
  const welsh = await subsetFonts({ assets: await aTemporaryFolder(), cache }, { cy: 'aâŵ' });
  const files = TYPES.filter(isCut).map((type) => welsh[type]['cy']?.files ?? []);
  for (const ranges of files) {
    const having = (letter: string) =>
      ranges.map(({ range }) => charactersOfRange(range).includes(letter));
    expect(having('â')).toEqual([false, false, true]);
    expect(having('ŵ')).toEqual([true, false, false]);
  }
});

it('a typeface that is served whole is the very file of its package', async () => {
  const { href = '' } = fonts['source-serif']['en']?.files.at(-1) ?? {};
  const served = await readFile(join(assets, basename(href)));
  expect(served.equals(await originalOf('source-serif', 'latin'))).toBe(true);
});

it('what was made before is not made again, and has the same address', async () => {
  const again = await subsetFonts({ assets: await aTemporaryFolder(), cache });

  expect(again).toEqual(fonts);
});
