import type { Brand } from '../contract/generated/brand.ts';
import { formatText } from './formatText.ts';

type Named = Pick<Brand, 'footer' | 'legalName' | 'name'>;

/** The placeholders of a brand's own copyright line. */
export const COPYRIGHT_WORDS: Readonly<Record<string, (brand: Named, now: Date) => string>> = {
  year: (_brand, now) => String(now.getUTCFullYear()),
  brand: ({ name }) => name,
  legalName: ({ legalName }) => legalName,
};

/** Returns a brand's footer with the placeholders of its copyright line filled in for a date. */
export function datedFooter(brand: Named, now: Date): Pick<Brand, 'footer'> {
  const { footer } = brand;
  if (footer?.copyright === undefined) return footer === undefined ? {} : { footer };
  const words = Object.entries(COPYRIGHT_WORDS).map(([name, word]) => [name, word(brand, now)]);
  return {
    footer: { ...footer, copyright: formatText(footer.copyright, Object.fromEntries(words)) },
  };
}
