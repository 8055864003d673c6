/** Parameters that say nothing of who the visitor is. */
const PLAIN = /^(utm_[a-z]+|signupType|planId|ach|gc|gclid|dclid|gbraid|wbraid|msclkid)$/;
const VALUE = /^[\w .~-]{0,200}$/;

/**
 * Whether a page's query says nothing of who the visitor is. A tag manager reads the address by
 * itself: one that brings a name, a lead or an unknown parameter is not shown to it.
 */
export function isPlainQuery(query: string): boolean {
  return [...new URLSearchParams(query)].every(
    ([name, value]) => PLAIN.test(name) && VALUE.test(value),
  );
}
