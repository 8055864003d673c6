/** The hosts that a page asks while somebody pays at the providers' own sandboxes. */
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
