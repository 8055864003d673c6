declare module 'braintree-web/lib/constants' {
  /** The SDK's own addresses, read at each call. */
  const constants: { ANALYTICS_URL: string };
  export = constants;
}

declare module 'braintree-web/lib/assets' {
  /** The SDK's way to scripts of others. It keeps what came of each, a failure too. */
  const assets: { loadScript: { clearCache(): void } };
  export = assets;
}
