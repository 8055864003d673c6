import { type DemoLinks, demoLinks } from '../../../src/server/leads/demo/demoLinks.ts';
import { shippedBrands } from '../../factories/brands/shippedBrands.ts';

/** Returns the path of a lead's, a deal's or an invalid link, by its label on the index of brands. */
export function demoLink(brandId: string, kind: keyof DemoLinks, label: string): string {
  const built = shippedBrands().find((it) => it.brand.id === brandId);
  if (built === undefined) throw new Error(`There is no brand ${brandId}.`);
  const otherId = brandId === 'slotbook' ? 'coursenest' : 'slotbook';
  const link = demoLinks(built, otherId)[kind].find((it) => it.label === label);
  if (link === undefined) throw new Error(`${brandId} has no link '${label}'.`);
  return link.path;
}
