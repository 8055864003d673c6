const asItIs = (text: string) => text;

/**
 * Makes a script's address, or markup, of a text where the browser keeps to Trusted Types; undefined elsewhere.
 * The policy of a page's headers lets no other code do so: whoever uses this says why the text is safe.
 */
export const trusted = globalThis.trustedTypes?.createPolicy('page', {
  createHTML: asItIs,
  createScriptURL: asItIs,
});
