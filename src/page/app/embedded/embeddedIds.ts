/** Ids of the page's JSON elements. */
export const EMBEDDED = {
  brand: 'brand-config',
  session: 'session-info',
  error: 'error-info',
  captcha: 'captcha-site-keys',
  page: 'page-config',
} as const;
