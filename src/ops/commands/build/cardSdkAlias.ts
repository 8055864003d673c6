/**
 * Resolves imports of the card SDK's parts to their sources instead of the bundles that its package
 * names for browsers. The parts then share their common modules, which is smaller. One of these
 * holds the addresses that the page sets.
 */
export const cardSdkAlias = {
  find: /^braintree-web\/(client|hosted-fields|three-d-secure|us-bank-account)$/,
  replacement: 'braintree-web/$1/index.js',
};
