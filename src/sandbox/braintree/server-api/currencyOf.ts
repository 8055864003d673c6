const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['uk', 'GBP'],
  ['gb', 'GBP'],
  ['ca', 'CAD'],
  ['us', 'USD'],
  ['gbp', 'GBP'],
  ['cad', 'CAD'],
  ['usd', 'USD'],
]);

/** The currency of a merchant account, which its name ends in, as `software-uk` does; US dollars else. */
export function currencyOf(merchantAccountId: string): string {
  const ending = merchantAccountId.toLowerCase().split(/[-_]/).at(-1) ?? '';
  return CURRENCIES.get(ending) ?? 'USD';
}
