import type { Brand } from './generated/brand.ts';

/** A typeface as the build made it for one language. */
export interface PageFont {
  /** The weights that its files have, as CSS writes them: '400 650'. */
  readonly weights: string;
  /** From the rarest characters to those that nearly all text is made of: the last is fetched first. */
  readonly files: readonly FontFile[];
}

export interface FontFile {
  readonly href: string;
  /** The characters that it is fetched for, as CSS writes them. Of two files for one the later has it. */
  readonly range: string;
}

/** Every theme's typeface, by its name and by language. */
export type PageFonts = Readonly<
  Record<Brand['theme']['type'], Readonly<Record<string, PageFont>>>
>;
