import bricolageGrotesqueExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url';
import bricolageGrotesque from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import dmSansExt from '@fontsource-variable/dm-sans/files/dm-sans-latin-ext-wght-normal.woff2?url';
import dmSans from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2?url';
import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import frauncesExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import interExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import manropeExt from '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2?url';
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import newsreaderExt from '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2?url';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import nunitoSansExt from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-ext-wght-normal.woff2?url';
import nunitoSans from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import outfitExt from '@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2?url';
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url';
import plusJakartaSansExt from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-wght-normal.woff2?url';
import plusJakartaSans from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
import publicSansExt from '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2?url';
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import sourceSerifExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url';
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import spaceGroteskExt from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-ext-wght-normal.woff2?url';
import spaceGrotesk from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url';
import workSansExt from '@fontsource-variable/work-sans/files/work-sans-latin-ext-wght-normal.woff2?url';
import workSans from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url';
import type { Brand } from '../../../core/contract/generated/brand.ts';

/** The two files of a typeface: what nearly all text needs, and what further Latin letters need. */
export interface FontFiles {
  readonly latin: string;
  readonly latinExt: string;
}

/** Addresses of every theme's typeface. A page names one; its Latin file is the only one it preloads. */
export const fontFiles: Readonly<Record<Brand['theme']['type'], FontFiles>> = {
  inter: { latin: inter, latinExt: interExt },
  figtree: { latin: figtree, latinExt: figtreeExt },
  manrope: { latin: manrope, latinExt: manropeExt },
  'nunito-sans': { latin: nunitoSans, latinExt: nunitoSansExt },
  'work-sans': { latin: workSans, latinExt: workSansExt },
  'dm-sans': { latin: dmSans, latinExt: dmSansExt },
  'plus-jakarta-sans': { latin: plusJakartaSans, latinExt: plusJakartaSansExt },
  'public-sans': { latin: publicSans, latinExt: publicSansExt },
  'bricolage-grotesque': { latin: bricolageGrotesque, latinExt: bricolageGrotesqueExt },
  fraunces: { latin: fraunces, latinExt: frauncesExt },
  newsreader: { latin: newsreader, latinExt: newsreaderExt },
  'source-serif': { latin: sourceSerif, latinExt: sourceSerifExt },
  'space-grotesk': { latin: spaceGrotesk, latinExt: spaceGroteskExt },
  outfit: { latin: outfit, latinExt: outfitExt },
};
