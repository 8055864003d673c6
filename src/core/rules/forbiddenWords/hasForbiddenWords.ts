import { foldLookAlikes } from './foldLookAlikes.ts';
import { CORT_NAMES, NAMES_IN_ES, TERMS_ANYWHERE, TERMS_AS_WORDS } from './forbiddenTerms.ts';

/** A term as a pattern over folded text: every letter may be drawn out. */
function stretched(term: string): string {
  return Array.from(foldLookAlikes(term), (letter) => `${letter}+`).join('');
}

const INFLECTION = '(s|z|e|es|ed|er|ers|ing|ings)?';
const ESCORT = '[ex]+[sz]+[ckq]+[o*]+r+t+';
const ESCORT_IN_WORD = new RegExp(`^(.*?)${ESCORT}(.*)$`);

/**
 * The terms as patterns. Made when a word may carry one: a browser compiles a pattern of this length at
 * its first use, which holds a slow phone for longer than a visitor who leaves a field should wait.
 */
function makePatterns() {
  const anywhere = TERMS_ANYWHERE.map(stretched).join('|');
  const asWords = TERMS_AS_WORDS.map(stretched).join('|');
  return {
    word: new RegExp(`${anywhere}|^(?:${asWords}|e+s+[ck]+o+u+r+t+)${INFLECTION}$`),
    // Names that only seem to carry one, folded like the texts that they are looked for in.
    inEs: new Set(foldLookAlikes(NAMES_IN_ES).split(' ')),
    cortName: new RegExp(
      `^(?:${CORT_NAMES.split(' ')
        .map((ending) => ending.split('*').map(foldLookAlikes).join('.*'))
        .join('|')})$`,
    ),
    // Spread over several words: then nothing else may stand in them. A vowel may be left out.
    spread: new RegExp(`^(?:e+[sz]+[ckq]+o*r+t+|${anywhere}|${asWords})${INFLECTION}$`),
  };
}

let made: ReturnType<typeof makePatterns> | undefined;
function patterns() {
  made ??= makePatterns();
  return made;
}

/** One or two letters of the word masked. */
const MASKED = /e[s*#][c*#][o*#][r*#]t|[e*#][s*#]cort/;

const LONGEST_SPREAD = 24;

/** A text without its drawn-out letters: 'eescoort' reads 'escort', and 'callgirl' 'calgirl'. */
function undrawn(text: string): string {
  return text.replace(/(.)\1+/gu, '$1');
}

/** What every word that carries a term has in it, without drawn-out letters. */
const TRACES = [...TERMS_ANYWHERE, ...TERMS_AS_WORDS].map((term) => undrawn(foldLookAlikes(term)));
/** The same for all ways to write 'escort'. */
const ESCORT_TRACE = /[ex][sz]+[ckq]+[ou]*rt/;

/** Whether it is worth asking a pattern about folded text: true wherever one of them is met. */
function mayCarryTerm(text: string): boolean {
  const plain = undrawn(text);
  return ESCORT_TRACE.test(plain) || TRACES.some((trace) => plain.includes(trace));
}

/** Tells whether one word carries a forbidden term. 'jamescortez' does not: it is James Cortez. */
function isForbidden(word: string): boolean {
  if (mayCarryTerm(word) && patterns().word.test(word)) return true;
  const found = ESCORT_IN_WORD.exec(word);
  if (!found) return false;
  const [, before = '', after = ''] = found;
  const { cortName, inEs } = patterns();
  return !inEs.has(`${before}es`) && !cortName.test(after);
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
    if (isName || !mayCarryTerm(together)) continue;
    if (patterns().spread.test(together)) return true;
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
