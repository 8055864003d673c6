import { english } from '../../../src/core/texts/en/english.ts';
import { wordsFor } from '../../../src/core/texts/wordsFor.ts';
import { OWN } from '../brands/aBrandOfLanguage.ts';
import { textsIn, wordsIn } from '../texts/textsIn.ts';

const SPOKEN = ['aria-label', 'alt', 'placeholder', 'title', 'aria-description'];

/** The texts of a part of a page: of every element with its own text, and every accessible name. */
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

/** Elements that are neither read nor heard. */
const SILENT = 'script, style, template, meta, link, head, html, body';

/** The texts of a whole page, the title first. */
export function saidOn(html: string): readonly string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const silent of page.querySelectorAll('script, style, template')) silent.remove();
  return [page.title, ...saidIn(page.body)];
}

/** Names that are the same in every language, and a country code. */
const NAMES = 'braintree facebook google gocardless javascript us'.split(' ');
const ENGLISH_WORDS = new Set(textsIn(english).flatMap(([, text]) => wordsIn(text)));

/** Returns the texts with an English word that a language lacks. */
export function englishLeft(said: readonly string[], locale: string): readonly string[] {
  const own = new Set(textsIn(wordsFor(locale)).flatMap(([, text]) => wordsIn(text)));
  return said.filter((text) =>
    wordsIn(text).some(
      (word) => ENGLISH_WORDS.has(word) && !own.has(word) && !NAMES.includes(word),
    ),
  );
}

/** Names of visitors, orders and currencies in the tests, and dates: values, not words. */
const VALUES = /\S*@\S*|\p{L}+\s\d{1,2},\s\d{4}|\b(US|CA|Pro|order-1|Visa)\b/gu;

/** Returns the parts of a pseudo-language's texts outside brackets that are not the brand's own texts. */
export function unworded(said: readonly string[]): readonly string[] {
  return said
    .map((text) => outsideBrackets(text).replaceAll(VALUES, ''))
    .filter((text) => /\p{L}{2}/u.test(text));
}

function outsideBrackets(text: string): string {
  const without = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return without === text ? text.replaceAll(OWN, '') : outsideBrackets(without);
}

/** Figures beside their captions: amounts, counts, rates and dates. */
const FIGURES = /\p{Sc}|ca|[\u200e\u200f]|[\d.,+−–%/]*\d[\d.,+−–%/]*|%/gu;

/**
 * Returns the texts of ar-XB that are concatenated from pieces. A text is one message, or only
 * values, or sentences in sequence, the last of which may be a link.
 */
export function gluedIn(said: readonly string[]): readonly string[] {
  return said.filter((text) => {
    const read = messagesIn(text).replaceAll(FIGURES, '').replaceAll(/\s/g, '');
    return /[SP]/.test(read) && !/^S*P?$/.test(read);
  });
}

/**
 * Writes each message of a text as one letter: S for a sentence, P for a phrase. No other text
 * contains them.
 */
function messagesIn(text: string): string {
  let depth = 0;
  let read = '';
  // By characters, because each bracket is one.
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
