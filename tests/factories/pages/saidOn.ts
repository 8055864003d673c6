import { english } from '../../../src/core/texts/en/english.ts';
import { wordsFor } from '../../../src/core/texts/wordsFor.ts';
import { OWN } from '../brands/aBrandOfLanguage.ts';
import { textsIn, wordsIn } from '../texts/textsIn.ts';

const SPOKEN = ['aria-label', 'alt', 'placeholder', 'title', 'aria-description'];

/** What a part of a page says: every element with a text of its own, and every name that is only spoken. */
export function saidIn(part: ParentNode): readonly string[] {
  const elements = [...part.querySelectorAll('*')].filter((it) => !it.matches(SILENT));
  const worded = elements.filter((element) =>
    [...element.childNodes].some((it) => it.nodeType === Node.TEXT_NODE && it.textContent?.trim()),
  );
  const spoken = elements.flatMap((element) =>
    SPOKEN.flatMap((name) => element.getAttribute(name) ?? []),
  );
  return [...worded.map(({ textContent }) => textContent), ...spoken];
}

/** What nobody reads or hears. */
const SILENT = 'script, style, template, meta, link, head, html, body';

/** What a whole page says, its title first. */
export function saidOn(html: string): readonly string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const silent of page.querySelectorAll('script, style, template')) silent.remove();
  return [page.title, ...saidIn(page.body)];
}

/** Names that are the same in every language, and a country's code. */
const NAMES = 'braintree facebook google gocardless javascript us'.split(' ');
const ENGLISH_WORDS = new Set(textsIn(english).flatMap(([, text]) => wordsIn(text)));

/** Those of some texts that have an English word which a language lacks. */
export function englishLeft(said: readonly string[], locale: string): readonly string[] {
  const own = new Set(textsIn(wordsFor(locale)).flatMap(([, text]) => wordsIn(text)));
  return said.filter((text) =>
    wordsIn(text).some(
      (word) => ENGLISH_WORDS.has(word) && !own.has(word) && !NAMES.includes(word),
    ),
  );
}

/** What visitors, orders and currencies are called here, and dates: values, not words. */
const VALUES = /\S*@\S*|\p{L}+\s\d{1,2},\s\d{4}|\b(US|CA|Pro|order-1|Visa)\b/gu;

/** What of some texts of a pseudo-language is in no brackets, and no word of the brand's own. */
export function unworded(said: readonly string[]): readonly string[] {
  return said
    .map((text) => outsideBrackets(text).replaceAll(VALUES, ''))
    .filter((text) => /\p{L}{2}/u.test(text));
}

function outsideBrackets(text: string): string {
  const without = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return without === text ? text.replaceAll(OWN, '') : outsideBrackets(without);
}

/** Figures, which are written beside their captions: amounts, counts, rates and dates. */
const FIGURES = /\p{Sc}|ca|[\u200e\u200f]|[\d.,+−–%/]*\d[\d.,+−–%/]*|%/gu;

/**
 * Those of some texts of ar-XB that are put together from pieces. Each is one message, or values alone,
 * or sentences one after another, the last of which may be a link's words.
 */
export function gluedIn(said: readonly string[]): readonly string[] {
  return said.filter((text) => {
    const read = messagesIn(text).replaceAll(FIGURES, '').replaceAll(/\s/g, '');
    return /[SP]/.test(read) && !/^S*P?$/.test(read);
  });
}

/** A text with each of its messages as one letter: S for a sentence, P for a phrase; nothing else has these. */
function messagesIn(text: string): string {
  let depth = 0;
  let read = '';
  // By characters, as brackets are one each.
  const letters = Array.from(text);
  for (const [index, letter] of letters.entries()) {
    if (letter === '⟦') depth += 1;
    else if (letter === '⟧') {
      depth -= 1;
      if (depth === 0) read += /[.!?:…]\u202c?$/.test(letters.slice(0, index).join('')) ? 'S' : 'P';
    } else if (depth === 0) read += letter.toLowerCase();
  }
  return read;
}
