/** Returns a key for a kind of card, because its provider uses both 'MasterCard' and 'Mastercard'. */
export function cardKey(name: string): string {
  return name.toLowerCase().replaceAll(/[\s-]/g, '');
}

/**
 * Kind of card → the kind on whose network it is accepted, because a merchant's list may name only
 * that one. If an acquirer does not accept it, the payment is refused.
 */
const ON_NETWORK_OF: Readonly<Record<string, string>> = {
  dinersclub: 'discover',
  maestro: 'mastercard',
  unionpay: 'discover',
};

/** Tells whether the merchant accepts a kind of card. True while the accepted kinds are unknown. */
export function isAcceptedCard(name: string, accepted: readonly string[]): boolean {
  const key = cardKey(name);
  const keys = accepted.map(cardKey);
  return keys.length === 0 || keys.includes(key) || keys.includes(ON_NETWORK_OF[key] ?? key);
}
