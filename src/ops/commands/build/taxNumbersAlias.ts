/**
 * Resolves imports of the tax number checks to their modules for browsers. The modules for Node
 * would add a runtime of their own to every page.
 */
export const taxNumbersAlias = {
  find: /^stdnum\/lib\/cjs\//,
  replacement: 'stdnum/lib/esm/',
};
