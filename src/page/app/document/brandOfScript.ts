import type { PageBrand } from '../../../core/rules/session/presentBrand.ts';
import type { RootStore } from '../../stores/RootStore.ts';

type Shown = Pick<RootStore, 'brand' | 'purpose' | 'session'>;

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

/**
 * A brand as it is embedded for the page's script: without what no script reads, and with the buttons
 * of this page alone. A test looks that none reads more.
 */
export function brandOfScript({ brand, purpose, session }: Shown): object {
  const shown: readonly string[] = [purpose, session.signupType, 'directDebit'];
  const buttons = Object.entries(brand.buttons).filter(([name]) => shown.includes(name));
  const sent = Object.entries(brand).filter(([name]) => !SERVERS_ALONE.includes(name));
  return { ...Object.fromEntries(sent), buttons: Object.fromEntries(buttons) };
}
