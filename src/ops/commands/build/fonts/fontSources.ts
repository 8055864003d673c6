import type { Brand } from '../../../../core/contract/generated/brand.ts';

/** Where a typeface comes from, and how much of it a page uses. */
export interface FontSource {
  /** The name of the package below @fontsource-variable, and of its files. */
  readonly name: string;
  /** The boldest weight in use. Body text is 400, labels 600; the theme decides the headings'. */
  readonly boldest: number;
  /**
   * False when the licence reserves the font's name. A changed font may not keep the name, so this
   * one is served whole.
   */
  readonly isCut: boolean;
}

function source(name: string, boldest = 600, isCut = true): FontSource {
  return { name, boldest, isCut };
}

/** The typefaces, by their names in a theme. */
export const fontSources: Readonly<Record<Brand['theme']['type'], FontSource>> = {
  inter: source('inter', 650),
  figtree: source('figtree', 650),
  manrope: source('manrope', 700),
  'nunito-sans': source('nunito-sans', 750),
  'work-sans': source('work-sans'),
  'dm-sans': source('dm-sans'),
  'plus-jakarta-sans': source('plus-jakarta-sans', 700),
  'public-sans': source('public-sans', 650),
  'bricolage-grotesque': source('bricolage-grotesque', 700),
  fraunces: source('fraunces'),
  newsreader: source('newsreader'),
  'source-serif': source('source-serif-4', 900, false),
  'space-grotesk': source('space-grotesk'),
  outfit: source('outfit'),
};
