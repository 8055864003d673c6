/** Parameters that do not identify the visitor. */
const PLAIN = /^(utm_[a-z]+|signupType|planId|ach|gc|lang|gclid|dclid|gbraid|wbraid|msclkid)$/;
const VALUE = /^[\w .~-]{0,200}$/;

/**
 * Tells whether a page's query does not identify the visitor. A tag manager reads the address by
 * itself, so it is not loaded on an address with a name, a lead or an unknown parameter.
 */
export function isPlainQuery(query: string): boolean {
  return [...new URLSearchParams(query)].every(
    ([name, value]) => PLAIN.test(name) && VALUE.test(value),
  );
}
