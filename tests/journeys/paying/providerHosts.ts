/** The hosts that a page contacts for payments in the providers' own sandboxes. */
export const PROVIDER_HOSTS = new RegExp(
  [
    'braintreegateway\\.com',
    'braintree-api\\.com',
    'cardinalcommerce\\.com',
    'cardinaltrusted\\.com',
    'paypal\\.com',
    'gocardless\\.com',
  ]
    .map((host) => `(^|\\.)${host}$`)
    .join('|'),
);
