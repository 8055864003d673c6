/** What a browser that keeps to Trusted Types has, as far as the page uses it. TypeScript does not know it yet. */
interface TrustedTypePolicies {
  createPolicy<Rules extends Readonly<Record<string, (text: string) => string>>>(
    name: string,
    rules: Rules,
  ): { readonly [Rule in keyof Rules]: (text: string) => object };
}

declare namespace globalThis {
  /** Absent in a browser without them. */
  var trustedTypes: TrustedTypePolicies | undefined;
}
