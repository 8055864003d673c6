type Rules = Readonly<Record<string, (text: string) => string>>;

/** What a browser that keeps to Trusted Types has, as far as it is used. TypeScript does not know it yet. */
export interface TrustedScope {
  readonly trustedTypes?: {
    createPolicy<Own extends Rules>(
      name: string,
      rules: Own,
    ): { readonly [Rule in keyof Own]: (text: string) => object };
  };
  /** In every scope: TypeScript takes the global scope for this type only where both have a member. */
  readonly crypto: object;
}

const asItIs = (text: string) => text;

/**
 * Makes a script's address, or markup, of a text where the browser keeps to Trusted Types; undefined elsewhere.
 * The policy of a page's headers lets no other code do so. Each use says why its text is safe.
 */
export const trusted = trustedIn(globalThis);

/**
 * Undefined also where headers that a proxy has added let nobody make a policy of this name: the page runs, and
 * the browser decides on each text by itself.
 */
export function trustedIn({ trustedTypes }: TrustedScope) {
  try {
    return trustedTypes?.createPolicy('page', { createHTML: asItIs, createScriptURL: asItIs });
  } catch {
    return undefined;
  }
}
