import type { BrandIndexEntry } from '../../core/contract/builtBrand.ts';
import { mixedAccounts } from '../../core/rules/paymentMethods/mixedAccounts.ts';
import { takesPayments } from '../../core/rules/signupTypes/takesPayments.ts';
import type { OrderMethods } from '../orders/methods/OrderMethod.ts';
import { StartError } from '../StartError.ts';
import type { Config } from './Config.ts';

type PayingBrand = Pick<
  BrandIndexEntry,
  'currency' | 'name' | 'payment' | 'paymentAccount' | 'signupTypes'
>;
type Keys = Pick<Config, 'billing' | 'braintree' | 'directDebit'>;

/**
 * Throws StartError when a brand needs payment but no provider is configured for it, or another one
 * charges on its account in another currency, or a variable would be read for two accounts. The
 * message has one line for each set of missing variables, and for each such account.
 */
export function assertPaymentKeys(
  config: Keys & Pick<Config, 'environment'>,
  brands: readonly PayingBrand[],
  methods: OrderMethods,
): void {
  const lines = new Map<string, string[]>();
  for (const brand of brands) {
    const needed = takesPayments(brand)
      ? [...missingKeys(config, brand, methods), ...missingBilling(config)]
      : [];
    if (needed.length === 0) continue;
    const variables = needed.join(', ');
    lines.set(variables, [...(lines.get(variables) ?? []), brand.name]);
  }
  const complaints = [
    ...complaintsOfAccounts(config, brands),
    ...new Set(brands.filter(takesPayments).flatMap((brand) => sharedKeys(config, brand, methods))),
  ];
  if (lines.size === 0 && complaints.length === 0) return;
  // Production refuses the local providers.
  const otherwise =
    config.environment === 'production' ? '' : ', or SANDBOX_URL to practise with local providers';
  const messages = Array.from(
    lines,
    ([variables, names]) =>
      `${names.join(', ')} cannot take payments. Set ${variables}${otherwise}.`,
  );
  throw new StartError([...messages, ...complaints].join('\n'));
}

/**
 * Says which accounts have brands of several currencies. The check of brand files refuses them
 * too, but an index may be older than that check. The local providers charge in any currency.
 */
function complaintsOfAccounts(
  { braintree }: Keys,
  brands: readonly PayingBrand[],
): readonly string[] {
  if (braintree.kind === 'standIn') return [];
  return Array.from(mixedAccounts(brands), ([account, byCurrency]) => {
    const said = Array.from(
      byCurrency,
      ([currency, of]) => `${of.map(({ name }) => name).join(', ')} (${currency})`,
    );
    return `The payment account ${account} charges in one currency, and its brands have several: ${said.join('; ')}. Every payment in another currency would be voided. Name another paymentAccount in some of them.`;
  });
}

function sharedKeys(keys: Keys, brand: PayingBrand, methods: OrderMethods): readonly string[] {
  return brand.payment.methods.flatMap(
    (method) => methods[method].sharedKeys?.(keys, brand.paymentAccount) ?? [],
  );
}

/** Every payment needs billing, because billing keeps the subscription. */
function missingBilling({ billing }: Keys): readonly string[] {
  return billing === null ? ['BILLING_URL', 'BILLING_API_KEY'] : [];
}

/**
 * Lists the missing variables for the methods that the brand offers, in the order of the
 * documentation. A method that the page hides without keys needs them only when the brand has no
 * other method.
 */
function missingKeys(keys: Keys, brand: PayingBrand, methods: OrderMethods): readonly string[] {
  const all = brand.payment.methods.map((method) => methods[method]);
  const needed = all.filter(({ isLeftOutWithoutKeys }) => !isLeftOutWithoutKeys);
  const missing = (needed.length > 0 ? needed : all).flatMap((method) =>
    method.missingKeys(keys, brand.paymentAccount),
  );
  return [...new Set(missing)];
}
