import { foldLookAlikes } from './foldLookAlikes.ts';
import { CORT_NAMES, NAMES_IN_ES, TERMS_ANYWHERE, TERMS_AS_WORDS } from './forbiddenTerms.ts';

/** A term as a pattern over folded text: every letter may be drawn out. */
function stretched(term: string): string {
  return Array.from(foldLookAlikes(term), (letter) => `${letter}+`).join('');
}

const INFLECTION = '(s|z|e|es|ed|er|ers|ing|ings)?';
const ESCORT = '[ex]+[sz]+[ckq]+[o*]+r+t+';
const ANYWHERE = TERMS_ANYWHERE.map(stretched).join('|');
const AS_WORDS = TERMS_AS_WORDS.map(stretched).join('|');

const ESCORT_IN_WORD = new RegExp(`^(.*?)${ESCORT}(.*)$`);
const WORD = new RegExp(`${ANYWHERE}|^(?:${AS_WORDS}|e+s+[ck]+o+u+r+t+)${INFLECTION}$`);
/** The same, spread over several words: then nothing else may stand in them. A vowel may be left out. */
const SPREAD = new RegExp(`^(?:e+[sz]+[ckq]+o*r+t+|${ANYWHERE}|${AS_WORDS})${INFLECTION}$`);
/** One or two letters of the word masked. */
const MASKED = /e[s*#][c*#][o*#][r*#]t|[e*#][s*#]cort/;

/** Folded like the texts that they are looked for in: 'ell' reads 'eii'. */
const CORT_NAME = new RegExp(
  `^(?:${CORT_NAMES.split(' ')
    .map((ending) => ending.split('*').map(foldLookAlikes).join('.*'))
    .join('|')})$`,
);

const IN_ES = new Set(foldLookAlikes(NAMES_IN_ES).split(' '));
const LONGEST_SPREAD = 24;

/** Tells whether one word carries a forbidden term. 'jamescortez' does not: it is James Cortez. */
function isForbidden(word: string): boolean {
  if (WORD.test(word)) return true;
  const found = ESCORT_IN_WORD.exec(word);
  if (!found) return false;
  const [, before = '', after = ''] = found;
  return !IN_ES.has(`${before}es`) && !CORT_NAME.test(after);
}

/** Tells whether words spell a term together: 'e s c o r t', 'es-cort', 'call girl'. */
function isSpread(words: readonly string[], start: number): boolean {
  let together = words[start] ?? '';
  for (let next = start + 1; next < words.length; next += 1) {
    const word = words[next] ?? '';
    together += word;
    if (together.length > LONGEST_SPREAD) return false;
    // 'E. S. Cort' is a name, and so is 'E. S. Kort'.
    const isName = words[start] === 'e' && word.length > 3;
    if (!isName && SPREAD.test(together)) return true;
  }
  return false;
}

/**
 * Tells whether a name or address carries an escort-related term, however it is disguised: by
 * accents, look-alikes, spacing, drawn-out or masked letters, inflection.
 */
export function hasForbiddenWords(value: string): boolean {
  return [value, ...value.split('@')].some((part) => {
    const text = foldLookAlikes(part);
    if (text.match(/[*#]/) && MASKED.test(text)) return true;
    const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    return words.some((word, index) => isForbidden(word) || isSpread(words, index));
  });
}
