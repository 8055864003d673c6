declare module 'braintree-web/lib/constants' {
  /** The addresses that the SDK reads at each call. */
  const constants: { ANALYTICS_URL: string };
  export = constants;
}
