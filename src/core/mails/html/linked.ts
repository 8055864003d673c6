import type { Brand } from '../../contract/generated/brand.ts';
import { type Html, type HtmlValue, html } from '../../markup/html.ts';
import { dialled } from '../../texts/dialled.ts';
import { languageOf } from '../../texts/languages.ts';
import { unbroken } from './unbroken.ts';

/** A text's colour, and the class of the dark scheme's rule for it. */
interface Ink {
  readonly name: 'ink' | 'soft';
  readonly colour: string;
}

/**
 * Writes a sentence with the support's address and number as links, which do not break, as the
 * brand's name does not. Mail programs
 * that detect them would use their own blue, whose contrast on dark backgrounds is not checked.
 */
export function linked(
  { locale, name, support: { email, phone } }: Pick<Brand, 'locale' | 'name' | 'support'>,
  ink: Ink,
  sentence: string,
): Html {
  // From right to left, '+1 (312)' would read '(312) 1+'.
  const isRtl = languageOf(locale)?.direction === 'rtl';
  const hrefs = new Map([[email, `mailto:${email}`]]);
  if (phone !== undefined) hrefs.set(phone, dialled(phone));
  const parts = [...hrefs.keys()].reduce<readonly string[]>(
    (texts, whole) => texts.flatMap((text) => around(text, whole)),
    [unbroken(name, sentence)],
  );
  const written = parts.map((part): HtmlValue => {
    const href = hrefs.get(part);
    return href === undefined ? part : link(href, ink, part, isRtl);
  });
  return html`${written}`;
}

function link(href: string, { colour, name }: Ink, text: string, isolated: boolean): Html {
  return html`<a class="${name}" href="${href}"${isolated ? html` dir="ltr"` : null} style="color:${colour};text-decoration:underline;white-space:nowrap">${text}</a>`;
}

/** Cuts a text before and after each `whole` in it. */
function around(text: string, whole: string): readonly string[] {
  return text.split(whole).flatMap((part, at) => (at === 0 ? [part] : [whole, part]));
}
