/**
 * The names of all checks of a brand folder. Each has a page in docs/checks and a broken fixture in
 * tests/brands.
 */
export const CHECK_NAMES = [
  'file-readable',
  'file-known',
  'json-syntax',
  'duplicate-key',
  'forbidden-key',
  'schema',
  'id-matches-file',
  'layer-known',
  'extends-known',
  'layer-cycle',
  'extends-market',
  'host-unique',
  'account-currency',
  'locale-known',
  'theme-contrast',
  'logo-file',
  'illustration-file',
  'link-https',
  'redirect-hosts',
  'catalogue-known',
  'catalogue-fits',
  'catalogue-items',
  'signup-type-default',
  'signup-types-offered',
  'terms-content',
  'text-placeholders',
  'translations',
  'tax-provinces',
  'province-market',
  'payment-market',
  'market-currency',
  'start-page',
  'page-widgets',
  'questions',
] as const;

export type CheckName = (typeof CHECK_NAMES)[number];
