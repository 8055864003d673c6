import type { PageBrand } from '../../../core/rules/session/presentBrand.ts';

/** What only the server's render reads of a brand: for widgets that the browser keeps as they came, and the document. */
const SERVERS_ALONE: readonly string[] = [
  'category',
  'footer',
  'headings',
  'legalName',
  'logo',
  'market',
  'theme',
] satisfies (keyof PageBrand)[];

/** A brand as it is embedded for the page's script: without what no script reads. A test looks that none does. */
export function brandOfScript(brand: PageBrand): Partial<PageBrand> {
  return Object.fromEntries(
    Object.entries(brand).filter(([name]) => !SERVERS_ALONE.includes(name)),
  );
}
