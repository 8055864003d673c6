/**
 * Returns a page's HTML without its script, and with its linked stylesheets inlined: the fastest
 * possible paint of its content. `stylesheet` returns a linked file's text.
 */
export async function withoutScript(
  html: string,
  stylesheet: (href: string) => Promise<string>,
): Promise<string> {
  const plain = html
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<script\b(?![^>]*\btype="application\/json")[^>]*>.*?<\/script>/gs, '');
  const links = [...plain.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].map(([tag]) => tag);
  let whole = plain;
  for (const tag of links) {
    const href = /\bhref="([^"]+)"/.exec(tag)?.[1];
    if (href === undefined) throw new Error(`No address in ${tag}`);
    const css = await stylesheet(href);
    whole = whole.replace(tag, () => `<style>${css}</style>`);
  }
  return whole;
}
