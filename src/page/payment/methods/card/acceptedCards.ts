/** A kind of card by one key, for its provider writes 'MasterCard' here and 'Mastercard' there. */
export function cardKey(name: string): string {
  return name.toLowerCase().replaceAll(/[\s-]/g, '');
}

/**
 * Tells whether the merchant takes a kind of card. True where it is not known what the merchant takes.
 * Who takes Discover takes Diners Club, which is of the same network and on no list of its own.
 */
export function isAcceptedCard(name: string, accepted: readonly string[]): boolean {
  const key = cardKey(name);
  const keys = accepted.map(cardKey);
  return keys.length === 0 || keys.includes(key === 'dinersclub' ? 'discover' : key);
}
