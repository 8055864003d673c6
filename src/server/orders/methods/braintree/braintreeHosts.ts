/** The hosts that the SDK in the page contacts at the provider. */
export const BRAINTREE_HOSTS = {
  gateway: {
    sandbox: 'https://api.sandbox.braintreegateway.com https://payments.sandbox.braintree-api.com',
    production: 'https://api.braintreegateway.com https://payments.braintree-api.com',
  },
  /** The frames of the card fields. */
  fields: 'https://assets.braintreegateway.com',
  analytics: 'https://www.paypal.com/xoplatform/logger/',
} as const;
