import type { Brand } from '../../../core/contract/generated/brand.ts';
import {
  PAYMENT_METHODS,
  type PaymentMethodFacts,
} from '../../../core/rules/paymentMethods/paymentMethods.ts';
import type { OutsideStep } from './OutsideStep.ts';

/** Lists the accounts and keys that a brand's payments need. Its `paymentAccount` names them. */
export function paymentSteps(brand: Brand): readonly OutsideStep[] {
  const methods = brand.payment.methods.map((method) => PAYMENT_METHODS[method]);
  const providers = Object.entries(PROVIDER_STEPS).flatMap(([provider, stepsOf]) => {
    const own = methods.filter((method) => method.provider === provider);
    const toEnable = own.flatMap((method) => method.toEnable ?? []);
    return own.length === 0 ? [] : [stepsOf(brand, toEnable)];
  });
  return [
    ...providers,
    {
      at: 'The billing system',
      steps: [
        `Let it know the plans of plans/${brand.plans.catalogue}.json by their ids.`,
        'Keys: BILLING_URL, BILLING_API_KEY.',
      ],
    },
  ];
}

const PROVIDER_STEPS: Readonly<
  Record<PaymentMethodFacts['provider'], (brand: Brand, toEnable: readonly string[]) => OutsideStep>
> = { braintree, goCardless };

function braintree({ paymentAccount, currency }: Brand, toEnable: readonly string[]): OutsideStep {
  const key = (name: string) => `BRAINTREE_${inCapitals(paymentAccount)}_${name}`;
  return {
    at: 'Braintree',
    steps: [
      `Have a merchant account that charges in ${currency}, with 3D Secure switched on, for "${paymentAccount}".`,
      ...toEnable.map((name) => `Have ${name} enabled on it.`),
      `Keys: BRAINTREE_ENVIRONMENT, ${['MERCHANT_ID', 'PUBLIC_KEY', 'PRIVATE_KEY', 'MERCHANT_ACCOUNT_ID'].map(key).join(', ')}.`,
    ],
  };
}

function goCardless({ hosts, paymentAccount }: Brand): OutsideStep {
  const [host = ''] = hosts;
  const key = (name: string) => `GOCARDLESS_${inCapitals(paymentAccount)}_${name}`;
  return {
    at: 'GoCardless',
    steps: [
      `Have an account with the Bacs scheme for "${paymentAccount}".`,
      `Add a webhook endpoint, unless another brand of this account has one: https://${host}/webhooks/gocardless/${paymentAccount}`,
      `Keys: GOCARDLESS_ENVIRONMENT, ${['ACCESS_TOKEN', 'WEBHOOK_SECRET'].map(key).join(', ')}.`,
    ],
  };
}

/** A payment account as variables write it: 'software-us' → 'SOFTWARE_US'. */
function inCapitals(account: string): string {
  return account.toUpperCase().replaceAll('-', '_');
}
