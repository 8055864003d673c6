import { foldLookAlikes } from './foldLookAlikes.ts';
import { CORT_NAMES, NAMES_IN_ES, TERMS_ANYWHERE, TERMS_AS_WORDS } from './forbiddenTerms.ts';

/** Turns a term into a pattern over folded text, in which every letter may repeat. */
function stretched(term: string): string {
  return Array.from(foldLookAlikes(term), (letter) => `${letter}+`).join('');
}

const INFLECTION = '(s|z|e|es|ed|er|ers|ing|ings)?';
const ESCORT = '[ex]+[sz]+[ckq]+[o*]+r+t+';
const ESCORT_IN_WORD = new RegExp(`^(.*?)${ESCORT}(.*)$`);

/**
 * Compiles the terms' patterns. Done only when a word may contain a term: compiling patterns of
 * this length on a slow phone takes longer than a visitor who leaves a field should wait.
 */
function makePatterns() {
  const anywhere = TERMS_ANYWHERE.map(stretched).join('|');
  const asWords = TERMS_AS_WORDS.map(stretched).join('|');
  return {
    word: new RegExp(`${anywhere}|^(?:${asWords}|e+s+[ck]+o+u+r+t+)${INFLECTION}$`),
    // Names that only seem to contain a term, folded like the texts they are compared with.
    inEs: new Set(foldLookAlikes(NAMES_IN_ES).split(' ')),
    cortName: new RegExp(
      `^(?:${CORT_NAMES.split(' ')
        .map((ending) => ending.split('*').map(foldLookAlikes).join('.*'))
        .join('|')})$`,
    ),
    // For a term spread over several words: the words hold nothing else. A vowel may be missing.
    spread: new RegExp(`^(?:e+[sz]+[ckq]+o*r+t+|${anywhere}|${asWords})${INFLECTION}$`),
  };
}

let made: ReturnType<typeof makePatterns> | undefined;
function patterns() {
  made ??= makePatterns();
  return made;
}

/** One or two letters masked. */
const MASKED = /e[s*#][c*#][o*#][r*#]t|[e*#][s*#]cort/;

const LONGEST_SPREAD = 24;

/** Collapses repeated letters: 'eescoort' becomes 'escort', and 'callgirl' 'calgirl'. */
function undrawn(text: string): string {
  return text.replace(/(.)\1+/gu, '$1');
}

/** Each term without repeated letters. A word that contains a term contains one of these. */
const TRACES = [...TERMS_ANYWHERE, ...TERMS_AS_WORDS].map((term) => undrawn(foldLookAlikes(term)));
/** The same for all spellings of 'escort'. */
const ESCORT_TRACE = /[ex][sz]+[ckq]+[ou]*rt/;

/** Cheap pre-check on folded text: never false where a pattern would match. */
function mayCarryTerm(text: string): boolean {
  const plain = undrawn(text);
  return ESCORT_TRACE.test(plain) || TRACES.some((trace) => plain.includes(trace));
}

/** Tells whether one word contains a forbidden term. 'jamescortez' does not: it is James Cortez. */
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
 * Tells whether a name or address contains an escort-related term, however it is disguised: by
 * accents, look-alikes, spacing, repeated or masked letters, inflection.
 */
export function hasForbiddenWords(value: string): boolean {
  return [value, ...value.split('@')].some((part) => {
    const text = foldLookAlikes(part);
    if (text.match(/[*#]/) && MASKED.test(text)) return true;
    const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    return words.some((word, index) => isForbidden(word) || isSpread(words, index));
  });
}
