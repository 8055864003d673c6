/**
 * Undoes the escapes of an address in an attribute. `&amp;` comes last, so that nothing is undone twice.
 */
function unescapeAttribute(value: string): string {
  return value
    .replace(/&quot;|&#34;/g, '"')
    .replace(/&#39;|&#x27;/gi, "'")
    .replace(/&amp;|&#38;|&#x26;/gi, '&');
}

/**
 * Lists the http and https addresses that a message links to: those in its HTML, then those in its
 * text, without duplicates.
 */
export function linksOf(html: string, text: string): string[] {
  const inHtml = Array.from(
    html.matchAll(/<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi),
    (match) => unescapeAttribute(match[1] ?? match[2] ?? ''),
  );
  const inText = Array.from(text.matchAll(/https?:\/\/[^\s<>"']+/g), ([address]) =>
    address.replace(/[.,;:!?)\]]+$/, ''),
  );
  const all = [...inHtml, ...inText].filter((address) => /^https?:\/\//.test(address));
  return [...new Set(all)];
}
