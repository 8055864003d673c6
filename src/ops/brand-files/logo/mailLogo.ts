import { wordedIn } from '../../../core/brand/brandIn.ts';
import type { BuiltBrand, BuiltLogo } from '../../../core/contract/builtBrand.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { FolderView } from '../sources/BrandFolder.ts';
import { type DrawnLogo, drawLogo, isDrawable } from './drawLogo.ts';

/**
 * Stores a picture under the hash of its source, drawing it only if it is not stored yet, and
 * returns its name.
 */
export type KeepPicture = (from: DrawnLogo, draw: (from: DrawnLogo) => Uint8Array) => string;

/** Returns the built brand with its logo for mails in each language. */
export function withMailLogos(
  built: BuiltBrand,
  folder: Pick<FolderView, 'logos'>,
  keep: KeepPicture,
): BuiltBrand {
  const withMail = (logo: BuiltLogo, brand: Brand): BuiltLogo => {
    const mail = mailLogo({ brand, theme: built.theme }, folder, keep);
    return mail === undefined ? logo : { ...logo, mail };
  };
  const inLanguages = Object.entries(built.inLanguages ?? {}).map(([tag, parts]) => [
    tag,
    { ...parts, logo: withMail(parts.logo, wordedIn(built.brand, tag)) },
  ]);
  return {
    ...built,
    logo: withMail(built.logo, built.brand),
    ...(inLanguages.length === 0 ? {} : { inLanguages: Object.fromEntries(inLanguages) }),
  };
}

/** Returns a brand's logo for mails in each scheme; undefined when it cannot be drawn. */
function mailLogo(
  { brand, theme }: Pick<BuiltBrand, 'brand' | 'theme'>,
  { logos }: Pick<FolderView, 'logos'>,
  keep: KeepPicture,
): BuiltLogo['mail'] {
  const { file, fileOnDark = file, height, width } = brand.logo;
  const drawn = (name: string, colours: Readonly<Record<string, string>>): string | null => {
    const svg = logos.get(name)?.text;
    if (svg === undefined || !isDrawable(svg)) return null;
    const ground = colours['--c-surface'] ?? brand.theme.surface;
    return keep({ svg, width, height, ground }, drawLogo);
  };
  const object = drawn(file, theme.light);
  if (object === null) return undefined;
  const objectOnDark = theme.dark === undefined ? null : drawn(fileOnDark, theme.dark);
  return objectOnDark === null ? { object } : { object, objectOnDark };
}
