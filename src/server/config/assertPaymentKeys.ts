import type { BrandIndexEntry } from '../../core/contract/builtBrand.ts';
import { SIGNUP_TYPES } from '../../core/rules/signupTypes/signupTypes.ts';
import { StartError } from '../StartError.ts';
import type { Config } from './Config.ts';

type PayingBrand = Pick<BrandIndexEntry, 'name' | 'payment' | 'paymentAccount' | 'signupTypes'>;
type Keys = Pick<Config, 'billing' | 'braintree' | 'directDebit'>;

/**
 * Throws StartError where a brand asks for payment and no provider could take it, one line for each
 * payment account, with the variables to set. A brand that takes cards does without direct debit.
 */
export function assertPaymentKeys(keys: Keys, brands: readonly PayingBrand[]): void {
  const lines = new Map<string, string[]>();
  for (const brand of brands) {
    const needed = needsPayment(brand)
      ? [...missingKeys(keys, brand), ...missingBilling(keys)]
      : [];
    if (needed.length === 0) continue;
    const variables = needed.join(', ');
    lines.set(variables, [...(lines.get(variables) ?? []), brand.name]);
  }
  if (lines.size === 0) return;
  const messages = Array.from(
    lines,
    ([variables, names]) =>
      `${names.join(', ')} cannot take payments. Set ${variables}, or SANDBOX_URL to practise with local providers.`,
  );
  throw new StartError(messages.join('\n'));
}

function needsPayment(brand: PayingBrand): boolean {
  return brand.signupTypes.offered.some((type) => SIGNUP_TYPES[type].needsPayment);
}

/** A payment whose subscription nobody keeps is taken by no brand. */
function missingBilling({ billing }: Keys): readonly string[] {
  return billing === null ? ['BILLING_URL', 'BILLING_API_KEY'] : [];
}

/** The variables without which the brand can take nothing, in the order of the documentation. */
function missingKeys({ braintree, directDebit }: Keys, brand: PayingBrand): readonly string[] {
  const { payment, paymentAccount } = brand;
  const account = paymentAccount.toUpperCase().replaceAll('-', '_');
  if (payment.methods.every((method) => method === 'GC')) {
    if (directDebit.keysOf(paymentAccount) !== null) return [];
    return ['ENVIRONMENT', `${account}_ACCESS_TOKEN`, `${account}_WEBHOOK_SECRET`].map(
      (name) => `GOCARDLESS_${name}`,
    );
  }
  if (braintree.kind === 'standIn' || Object.hasOwn(braintree.accounts, paymentAccount)) return [];
  return [
    'ENVIRONMENT',
    `${account}_MERCHANT_ID`,
    `${account}_PUBLIC_KEY`,
    `${account}_PRIVATE_KEY`,
  ].map((name) => `BRAINTREE_${name}`);
}
