import { toPointer } from '../../../core/brand/jsonPointer.ts';
import { messageFault } from '../../../core/texts/icu/messageFault.ts';
import type { Finding } from '../problem/Finding.ts';

/** A text in one language, and its original. */
export interface WordPair {
  /** Its key in `same`: 'headings.paid'. */
  readonly key: string;
  /** Where the translation is in its file. */
  readonly at: string;
  /** Undefined when there is no original. */
  readonly original: string | undefined;
  readonly translated: string;
  /** Whether a page reads it as an ICU message. Other texts are shown as they are written. */
  readonly isMessage: boolean;
}

/** The translations of one file into one language. */
export interface LanguageWords {
  readonly tag: string;
  readonly pairs: readonly WordPair[];
  /** The keys that the file marks as equal in both languages. */
  readonly same: readonly string[];
  /** Whether both texts of a marked key can be read. All of them unless set. */
  readonly isRead?: (key: string) => boolean;
}

/**
 * Finds faults in a file's translations: texts without an original, untranslated texts, other
 * placeholders, texts that no page can read.
 */
export function findWordFaults({
  tag,
  pairs,
  same,
  isRead = () => true,
}: LanguageWords): readonly Finding[] {
  const alike = new Set(pairs.filter(isAlike).map(({ key }) => key));
  const idle = same.flatMap((key, index): Finding[] => {
    if (alike.has(key) || !isRead(key)) return [];
    const at = toPointer(['translations', tag, 'same', String(index)]);
    return [{ at, why: `No "${key}" here reads alike in both languages.`, fix: 'Remove it.' }];
  });
  return [...pairs.flatMap((pair) => faultsOf(pair, tag, same)), ...idle];
}

function faultsOf(pair: WordPair, tag: string, same: readonly string[]): readonly Finding[] {
  const { at, key, original, translated } = pair;
  if (original === undefined) {
    const why = `There is no "${key}" to translate.`;
    return [{ at, part: 'key', why, fix: 'Remove it.' }];
  }
  if (isAlike(pair) && !same.includes(key)) {
    const why = `"${key}" reads as it does in the default language.`;
    return [{ at, why, fix: `Translate it, or add "${key}" to "same" of "${tag}".` }];
  }
  const [wanted, written] = [placeholdersOf(original), placeholdersOf(translated)];
  if (wanted.join() === written.join()) {
    const fault = pair.isMessage ? messageFault(translated, tag) : null;
    return fault === null ? [] : [{ at, why: fault.message, fix: fault.fix }];
  }
  const why = `Its placeholders are not those of "${original}".`;
  const fix =
    wanted.length === 0
      ? 'Write the words themselves.'
      : `Write ${wanted.join(' and ')} in it, and no other.`;
  return [{ at, why, fix }];
}

function isAlike({ original, translated }: WordPair): boolean {
  return original === translated;
}

/**
 * The placeholders of a text as written, with their types: another type makes another placeholder.
 */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set(text.match(/\{[^{}]*\}/g))].toSorted();
}
