import { originsOf } from '../../../../core/brand/originsOf.ts';
import type { Brand } from '../../../../core/contract/generated/brand.ts';
import type { Finding } from '../../problem/Finding.ts';
import { isChangedSince } from '../../resolve/isChangedSince.ts';
import type { SourceLayer } from '../../resolve/layersOf.ts';

/**
 * Finds a logo that a brand changes while the one for the dark scheme is that of a lower layer,
 * such as the brand that this one extends: visitors in the dark would see that brand's logo.
 */
export function findOthersLogo(
  { logo, theme }: Pick<Brand, 'logo' | 'theme'>,
  layers: readonly SourceLayer[],
): readonly Finding[] {
  const { file, fileOnDark } = logo;
  if (theme.dark === undefined || fileOnDark === undefined) return [];
  if (file === fileOnDark) return [];
  const [onDark] = originsOf(layers, '/logo/fileOnDark');
  if (onDark === undefined || !isChangedSince(layers, '/logo/file', onDark.layer)) return [];
  const why = `The logo is set anew here, and on dark it is still logos/${fileOnDark} of ${onDark.layer.name}.`;
  const fix = `Add "fileOnDark" to "logo": "${file}" again, if it can be seen on dark.`;
  return [{ at: '/logo/file', why, fix }];
}
