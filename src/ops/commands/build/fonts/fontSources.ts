import type { Brand } from '../../../../core/contract/generated/brand.ts';

/** Where a typeface comes from, and how much of it a page uses. */
export interface FontSource {
  /** The package below @fontsource-variable, which names its files, too. */
  readonly name: string;
  /** The boldest weight in use. Running text is 400, labels 600; a heading's is the theme's. */
  readonly boldest: number;
  /**
   * How it is cut. Some typefaces have as much kerning as outlines. One whose licence reserves its
   * name may not be changed under that name, and is served whole.
   */
  readonly cut: 'withKerning' | 'withoutKerning' | 'never';
}

function source(name: string, boldest = 600, cut: FontSource['cut'] = 'withKerning'): FontSource {
  return { name, boldest, cut };
}

/** The typefaces, by the names that a theme calls them. */
export const fontSources: Readonly<Record<Brand['theme']['type'], FontSource>> = {
  inter: source('inter', 650),
  figtree: source('figtree', 650),
  manrope: source('manrope', 700),
  'nunito-sans': source('nunito-sans', 750),
  'work-sans': source('work-sans', 600, 'withoutKerning'),
  'dm-sans': source('dm-sans'),
  'plus-jakarta-sans': source('plus-jakarta-sans', 700),
  'public-sans': source('public-sans', 650),
  'bricolage-grotesque': source('bricolage-grotesque', 700, 'withoutKerning'),
  fraunces: source('fraunces', 600, 'withoutKerning'),
  newsreader: source('newsreader', 600, 'withoutKerning'),
  'source-serif': source('source-serif-4', 900, 'never'),
  'space-grotesk': source('space-grotesk'),
  outfit: source('outfit', 600, 'withoutKerning'),
};
