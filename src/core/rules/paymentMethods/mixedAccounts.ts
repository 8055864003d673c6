import type { Brand, SignupType } from '../../contract/generated/brand.ts';
import type { PaymentMethod } from '../../contract/generated/session.ts';
import { takesPayments } from '../signupTypes/takesPayments.ts';
import { PAYMENT_METHODS, type PaymentProvider } from './paymentMethods.ts';

/** What decides the account and the currency that a brand's payments are charged in. */
export interface ChargingBrand {
  /** Absent where nobody knows it. */
  readonly currency?: Brand['currency'];
  readonly paymentAccount: string;
  readonly payment: { readonly methods: readonly PaymentMethod[] };
  readonly signupTypes: { readonly offered: readonly SignupType[] };
}

/**
 * Whether a payment account at the provider charges in one currency only. At Braintree it has the
 * keys of one merchant account, which charges in its own currency. GoCardless collects in the
 * currency of each mandate.
 */
const HAS_ONE_CURRENCY: Readonly<Record<PaymentProvider, boolean>> = {
  braintree: true,
  goCardless: false,
};

/**
 * Returns the payment accounts that would have to charge in several currencies, each with its
 * brands by currency. The provider would charge all of them in its own currency. Leaves out the
 * brands that charge nothing on such an account.
 */
export function mixedAccounts<B extends ChargingBrand>(
  brands: Iterable<B>,
): ReadonlyMap<string, ReadonlyMap<Brand['currency'], readonly B[]>> {
  const accounts = new Map<string, Map<Brand['currency'], B[]>>();
  for (const brand of brands) {
    const { currency, paymentAccount } = brand;
    if (currency === undefined || !chargesInOneCurrency(brand)) continue;
    const account = accounts.get(paymentAccount) ?? new Map<Brand['currency'], B[]>();
    accounts.set(paymentAccount, account);
    const sharing = account.get(currency) ?? [];
    account.set(currency, sharing);
    sharing.push(brand);
  }
  return new Map([...accounts].filter(([, { size }]) => size > 1));
}

function chargesInOneCurrency(brand: ChargingBrand): boolean {
  return (
    takesPayments(brand) &&
    brand.payment.methods.some((method) => HAS_ONE_CURRENCY[PAYMENT_METHODS[method].provider])
  );
}
