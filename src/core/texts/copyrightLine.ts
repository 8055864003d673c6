import type { Brand } from '../contract/generated/brand.ts';
import { formatText } from './formatText.ts';

type Named = Pick<Brand, 'footer' | 'legalName' | 'name'>;

/** What is filled into a brand's own copyright line. */
export const COPYRIGHT_WORDS: Readonly<Record<string, (brand: Named, now: Date) => string>> = {
  year: (_brand, now) => String(now.getUTCFullYear()),
  brand: ({ name }) => name,
  legalName: ({ legalName }) => legalName,
};

/** A brand's footer with its own copyright line as it reads on that day. */
export function datedFooter(brand: Named, now: Date): Pick<Brand, 'footer'> {
  const { footer } = brand;
  if (footer?.copyright === undefined) return footer === undefined ? {} : { footer };
  const words = Object.entries(COPYRIGHT_WORDS).map(([name, word]) => [name, word(brand, now)]);
  return {
    footer: { ...footer, copyright: formatText(footer.copyright, Object.fromEntries(words)) },
  };
}
