import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { PageFont, PageFonts } from '../../../core/contract/PageFonts.ts';

/** Set by vite.config.ts: the typefaces as built; null elsewhere. */
declare const __PAGE_FONTS__: PageFonts | null;

/** All of Latin, for the package's own files. */
const LATIN = 'U+0000-02FF,U+1E00-1EFF,U+2000-20CF,U+2100-22FF';

/** Returns the files of a brand's typeface; during development, the package's own. */
export function fontOf({ locale, theme }: Pick<Brand, 'locale' | 'theme'>): PageFont {
  const byLanguage = __PAGE_FONTS__?.[theme.type];
  return byLanguage?.[locale.slice(0, 2)] ?? byLanguage?.['en'] ?? developmentFont(theme.type);
}

function developmentFont(type: Brand['theme']['type']): PageFont {
  const name = type === 'source-serif' ? 'source-serif-4' : type;
  const folder = `/node_modules/@fontsource-variable/${name}/files`;
  const href = `${folder}/${name}-latin-wght-normal.woff2`;
  return { weights: '100 900', files: [{ href, range: LATIN }] };
}
