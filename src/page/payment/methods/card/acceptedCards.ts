/** A kind of card by one key, for its provider writes 'MasterCard' here and 'Mastercard' there. */
export function cardKey(name: string): string {
  return name.toLowerCase().replaceAll(/[\s-]/g, '');
}

/**
 * The kinds that are taken on another one's network, by it: a merchant's list may name that alone. Where an
 * acquirer does not take one of them after all, its bank says so.
 */
const ON_NETWORK_OF: Readonly<Record<string, string>> = {
  dinersclub: 'discover',
  maestro: 'mastercard',
  unionpay: 'discover',
};

/** Tells whether the merchant takes a kind of card. True where it is not known what the merchant takes. */
export function isAcceptedCard(name: string, accepted: readonly string[]): boolean {
  const key = cardKey(name);
  const keys = accepted.map(cardKey);
  return keys.length === 0 || keys.includes(key) || keys.includes(ON_NETWORK_OF[key] ?? key);
}
