import type { Brand } from './generated/brand.ts';

/** A typeface as built for one language. */
export interface PageFont {
  /** The weights in its files, as CSS writes them: '400 650'. */
  readonly weights: string;
  /** From the file with the rarest characters to the one with the most common, which is fetched first. */
  readonly files: readonly FontFile[];
}

export interface FontFile {
  readonly href: string;
  /**
   * The characters that trigger its download, as a CSS unicode-range. Where ranges overlap, the
   * later file wins.
   */
  readonly range: string;
}

/** Every theme's typeface, by name and language. */
export type PageFonts = Readonly<
  Record<Brand['theme']['type'], Readonly<Record<string, PageFont>>>
>;
