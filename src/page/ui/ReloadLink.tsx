/** An empty href is the page's own address. */
const PAGE_ANEW = '';

/** A link that reloads the page. It works without scripts. */
export function ReloadLink({ children }: { readonly children: string }) {
  return <a href={PAGE_ANEW}>{children}</a>;
}
