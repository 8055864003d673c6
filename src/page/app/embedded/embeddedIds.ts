/** Ids of the page's JSON elements. Serves Specification 7.0.10. */
export const EMBEDDED = {
  brand: 'brand-config',
  session: 'session-info',
  error: 'error-info',
  captcha: 'captcha-site-keys',
  page: 'page-config',
} as const;
