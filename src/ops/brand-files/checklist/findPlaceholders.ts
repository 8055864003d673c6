import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../../../core/brand/editValue.ts';
import { isJsonObject, type JsonObject } from '../../../core/brand/JsonValue.ts';
import { PLACEHOLDER_INK } from '../new/brandOf.ts';
import { CATEGORIES, MARKETS } from '../new/NewBrandAnswers.ts';
import { placeholderLogo } from '../new/placeholderLogo.ts';
import { starterCatalogue } from '../new/starterCatalogue.ts';
import type { FolderView } from '../sources/BrandFolder.ts';

const ADDRESSES = [
  '/hosts',
  '/links/website',
  '/links/login',
  '/links/dashboard',
  '/support/email',
];

/** Domain names that are reserved for examples and cannot be registered. */
const RESERVED =
  /(?:^|[/@.])(?:[\w-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org))(?:[/:?#]|$)/;

/** A setting whose value no brand can open with. */
export interface Placeholder {
  readonly pointer: string;
  /** The setting with its value: `support.email (help@acme.example)`. */
  readonly named: string;
}

/**
 * Placeholder values that a brand written by `new` still has: example addresses, the generated logo,
 * and invented plans.
 */
export function findPlaceholders(brand: JsonObject, files: Files): readonly Placeholder[] {
  return [...findReserved(brand), ...findMadeUp(brand, files)];
}

type Files = Pick<FolderView, 'catalogues' | 'logos'>;

function findReserved(brand: JsonObject): readonly Placeholder[] {
  return ADDRESSES.flatMap((pointer) => {
    const key = pointer.slice(1).replaceAll('/', '.');
    return textsAt(brand, pointer)
      .filter((text) => RESERVED.test(text))
      .map((text) => ({ pointer, named: `${key} (${text})` }));
  });
}

/** The placeholders of a brand written by `new` that are still in place. */
export function findMadeUp(
  brand: JsonObject,
  { catalogues, logos }: Files,
): readonly Placeholder[] {
  const [file = ''] = textsAt(brand, '/logo/file');
  const [name = ''] = textsAt(brand, '/name');
  const made = placeholderLogo(name, PLACEHOLDER_INK, PLACEHOLDER_INK).svg;
  const isMade = colourless(logos.get(file)?.text ?? '') === colourless(made);
  const [catalogue = ''] = textsAt(brand, '/plans/catalogue');
  const { $schema: _, ...sold } = catalogues.get(catalogue)?.value ?? {};
  const isMadeUp = MARKETS.some((market) =>
    CATEGORIES.some((category) =>
      isDeepStrictEqual(sold, starterCatalogue(catalogue, market, category, tagsIn(sold))),
    ),
  );
  return [
    ...(isMade
      ? [{ pointer: '/logo/file', named: `logo.file (logos/${file}, made from the name)` }]
      : []),
    ...(isMadeUp
      ? [
          {
            pointer: '/plans/catalogue',
            named: `plans.catalogue (plans/${catalogue}.json, made up)`,
          },
        ]
      : []),
  ];
}

/** The languages that a catalogue is translated into, besides the default. */
function tagsIn({ translations }: JsonObject): readonly string[] {
  return isJsonObject(translations) ? Object.keys(translations) : [];
}

/** A logo in the accent colour of its brand, or of the brand it extends. */
function colourless(svg: string): string {
  return svg.replaceAll(/#[0-9a-f]{6}/gi, '#');
}

function textsAt(brand: JsonObject, pointer: string): readonly string[] {
  const value = valueAt(brand, pointer);
  return [value].flat().filter((it) => typeof it === 'string');
}
