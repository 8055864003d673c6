declare module 'braintree-web/lib/constants' {
  /** The SDK's own addresses. It reads them at each call. */
  const constants: { ANALYTICS_URL: string };
  export = constants;
}

declare module 'braintree-web/lib/assets' {
  /** The SDK's loader of third-party scripts. It caches each result, including failures. */
  const assets: { loadScript: { clearCache(): void } };
  export = assets;
}
