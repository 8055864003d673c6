import { valueAt } from '../../../core/brand/editValue.ts';
import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import { PLACEHOLDER_INK } from '../new/newBrand.ts';
import { placeholderLogo } from '../new/placeholderLogo.ts';
import type { FolderView } from '../sources/BrandFolder.ts';

const ADDRESSES = [
  '/hosts',
  '/links/website',
  '/links/login',
  '/links/dashboard',
  '/support/email',
];

/** Names that nobody can own: they are kept for examples, and lead nowhere. */
const RESERVED =
  /(?:^|[/@.])(?:[\w-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org))(?:[/:?#]|$)/;

/**
 * What a brand file still says of what `new` assumed, and what no brand can open with: addresses that
 * nobody can own, and the logo made from its name. Each as a setting with its value.
 */
export function findPlaceholders(
  brand: JsonObject,
  { logos }: Pick<FolderView, 'logos'>,
): readonly string[] {
  const addresses = ADDRESSES.flatMap((pointer) => {
    const key = pointer.slice(1).replaceAll('/', '.');
    return textsAt(brand, pointer)
      .filter((text) => RESERVED.test(text))
      .map((text) => `${key} (${text})`);
  });
  const [file = ''] = textsAt(brand, '/logo/file');
  const [name = ''] = textsAt(brand, '/name');
  const [accent = ''] = textsAt(brand, '/theme/accent');
  const isMade = logos.get(file)?.text === placeholderLogo(name, accent, PLACEHOLDER_INK).svg;
  return isMade ? [...addresses, `logo.file (logos/${file}, made from the name)`] : addresses;
}

function textsAt(brand: JsonObject, pointer: string): readonly string[] {
  const value = valueAt(brand, pointer);
  return [value].flat().filter((it) => typeof it === 'string');
}
