const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['uk', 'GBP'],
  ['gb', 'GBP'],
  ['ca', 'CAD'],
  ['us', 'USD'],
  ['gbp', 'GBP'],
  ['cad', 'CAD'],
  ['usd', 'USD'],
]);

/**
 * Returns the currency of a merchant account from the end of its name (`software-uk`); by default
 * US dollars.
 */
export function currencyOf(merchantAccountId: string): string {
  const ending = merchantAccountId.toLowerCase().split(/[-_]/).at(-1) ?? '';
  return CURRENCIES.get(ending) ?? 'USD';
}
