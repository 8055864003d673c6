/** The page's own address. */
const PAGE_ANEW = '';

/** A way to the page anew, which works where no script does. */
export function ReloadLink({ children }: { readonly children: string }) {
  return <a href={PAGE_ANEW}>{children}</a>;
}
