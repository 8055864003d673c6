import { toPointer } from '../../../../core/brand/jsonPointer.ts';
import { unlessMissing } from '../../resolve/guardMissing.ts';
import type { BrandCheck } from '../BrandCheck.ts';
import { linkFault } from './linkFault.ts';

/** Checks that browsers can open every external address safely. */
export const checkLinks: BrandCheck = ({ brand }) => {
  const links: readonly (readonly [string, string | undefined])[] = [
    ['/links/website', brand.links.website],
    ['/links/login', brand.links.login],
    ['/links/dashboard', brand.links.dashboard],
    ['/footer/href', brand.footer?.href],
    ...Object.entries(unlessMissing(() => brand.translations ?? {}, {})).map(
      ([tag, { footer }]) =>
        [toPointer(['translations', tag, 'footer', 'href']), footer?.href] as const,
    ),
  ];
  return links.flatMap(([at, link]) => {
    const fault = link === undefined ? null : linkFault(link);
    return fault === null ? [] : [{ at, ...fault }];
  });
};
