type Rules = Readonly<Record<string, (text: string) => string>>;

/** The part of the Trusted Types API that is used. TypeScript's own types do not have it yet. */
export interface TrustedScope {
  readonly trustedTypes?: {
    createPolicy<Own extends Rules>(
      name: string,
      rules: Own,
    ): { readonly [Rule in keyof Own]: (text: string) => object };
  };
  /**
   * Exists in every scope. TypeScript accepts the global scope as this type only if they share a member.
   */
  readonly crypto: object;
}

const asItIs = (text: string) => text;

/**
 * Makes a trusted script address or trusted markup from a text; undefined in browsers without
 * Trusted Types. The CSP of a page allows this policy only. Each use explains why its text is safe.
 */
export const trusted = trustedIn(globalThis);

/**
 * Also undefined when headers added by a proxy forbid this policy: the page works, and the browser
 * decides about each text itself.
 */
export function trustedIn({ trustedTypes }: TrustedScope) {
  try {
    return trustedTypes?.createPolicy('page', { createHTML: asItIs, createScriptURL: asItIs });
  } catch {
    return undefined;
  }
}
