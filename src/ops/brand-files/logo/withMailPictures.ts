import { wordedIn } from '../../../core/brand/brandIn.ts';
import type { BuiltBrand, BuiltLogo } from '../../../core/contract/builtBrand.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import { mailPictureSize } from '../../../core/contract/mailPictures.ts';
import { paintIllustration } from '../illustration/paintIllustration.ts';
import type { FolderView } from '../sources/BrandFolder.ts';
import { type DrawnLogo, drawLogo, isDrawable } from './drawLogo.ts';

/**
 * Stores a picture under the hash of its source, drawing it only if it is not stored yet, and
 * returns its name.
 */
export type KeepPicture = (from: DrawnLogo, draw: (from: DrawnLogo) => Uint8Array) => string;

/** Returns the built brand with its illustration for mails, and its logo for mails in each language. */
export function withMailPictures(
  built: BuiltBrand,
  folder: Pick<FolderView, 'illustrations' | 'logos'>,
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
    illustration: withMailIllustration(built, folder, keep),
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

/** Returns a brand's illustration with its picture for mails in each scheme, if it can be drawn. */
function withMailIllustration(
  { brand, illustration, theme }: BuiltBrand,
  { illustrations }: Pick<FolderView, 'illustrations'>,
  keep: KeepPicture,
): BuiltLogo | null {
  const shown = brand.theme.signature.illustration;
  if (illustration === null || shown === undefined) return illustration;
  const source = illustrations.get(shown.file)?.text;
  if (source === undefined || !isDrawable(source)) return illustration;
  const drawn = (colours: Readonly<Record<string, string>>): string => {
    const svg = paintIllustration(source, colours);
    const ground = colours['--c-summary'] ?? brand.theme.surface;
    return keep({ svg, ...mailPictureSize(shown), ground }, drawLogo);
  };
  const dark = theme.dark === undefined ? {} : { objectOnDark: drawn(theme.dark) };
  return { ...illustration, mail: { object: drawn(theme.light), ...dark } };
}
