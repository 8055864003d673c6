import type { Brand } from '../../contract/generated/brand.ts';
import { type Html, type HtmlValue, html } from '../../markup/html.ts';

/** Writes a sentence in which the support's address and number stay on one line each, to be copied. */
export function unbroken({ email, phone }: Brand['support'], sentence: string): Html {
  const wholes = [email, ...(phone === undefined ? [] : [phone])];
  const parts = wholes.reduce<readonly string[]>(
    (texts, whole) => texts.flatMap((text) => around(text, whole)),
    [sentence],
  );
  const written = parts.map(
    (part): HtmlValue =>
      wholes.includes(part) ? html`<span style="white-space:nowrap">${part}</span>` : part,
  );
  return html`${written}`;
}

/** Cuts a text before and after each `whole` in it. */
function around(text: string, whole: string): readonly string[] {
  return text.split(whole).flatMap((part, at) => (at === 0 ? [part] : [whole, part]));
}
