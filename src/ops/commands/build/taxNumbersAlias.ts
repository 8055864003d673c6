/**
 * Resolves imports of the tax numbers' checks to their modules for browsers. Node needs the others,
 * which would bring a runtime of theirs to every page.
 */
export const taxNumbersAlias = {
  find: /^stdnum\/lib\/cjs\//,
  replacement: 'stdnum/lib/esm/',
};
