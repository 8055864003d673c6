import type { Brand } from '../../../../core/contract/generated/brand.ts';

/** Where a typeface comes from, and how much of it a page uses. */
export interface FontSource {
  /** The package below @fontsource-variable, which names its files, too. */
  readonly name: string;
  /** The boldest weight in use. Running text is 400, labels 600; a heading's is the theme's. */
  readonly boldest: number;
  /** False where its licence reserves its name: it may not be changed under it, and is served whole. */
  readonly isCut: boolean;
}

function source(name: string, boldest = 600, isCut = true): FontSource {
  return { name, boldest, isCut };
}

/** The typefaces, by the names that a theme calls them. */
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
