/** Returns the query of a request's address with its question mark; empty without a query. */
export function searchOf({ url }: { readonly url: string }): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
