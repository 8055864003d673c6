import type { CheckedBrand } from '../checks/checkBrand.ts';
import type { FolderView } from '../sources/BrandFolder.ts';
import type { ReadJson } from '../sources/readJsonSource.ts';
import type { JsonSource, TextSource } from '../sources/Source.ts';
import { hashOfText, textHash } from './textHash.ts';
import { type Looked, stateOf } from './traceFolder.ts';

/**
 * What a check of one brand found, and its dependencies: the brand's own text, and everything it
 * looked up.
 */
export interface KnownBrand {
  readonly text: string;
  readonly looked: Looked;
  readonly checked: CheckedBrand;
}

/** The initial content of a memory. */
interface Known {
  readonly clean: ReadonlySet<string>;
  readonly brands: Iterable<readonly [string, KnownBrand]>;
  readonly problemsAlone: boolean;
}

/**
 * What earlier checks of a folder found. A result stays valid while everything that it depends on
 * is unchanged. The memory belongs to a process that watches; the results without problems can be
 * stored on disk (readMemory).
 */
export class CheckMemory {
  /** How many checks this memory did not already know and had to run. */
  readonly work = { files: 0, brands: 0 };
  /**
   * Names of the checks of single texts that found nothing, among those that this process needed.
   */
  readonly cleanNow = new Set<string>();
  readonly brands: Map<string, KnownBrand>;
  readonly #clean: ReadonlySet<string>;
  readonly #texts = new Map<string, TextSource>();
  readonly #results = new WeakMap<TextSource, Map<string, unknown>>();

  /**
   * For callers that need only the problems. Keeps no resolved brands, because ten thousand would
   * fill the memory.
   */
  readonly #problemsAlone: boolean;

  constructor({ clean = new Set(), brands = [], problemsAlone = false }: Partial<Known> = {}) {
    this.#clean = clean;
    this.brands = new Map(brands);
    this.#problemsAlone = problemsAlone;
  }

  /**
   * Returns the earlier source when the text is unchanged, so that what depends on it stays valid.
   */
  sameText(source: TextSource): TextSource {
    const known = this.#texts.get(source.name);
    if (known !== undefined && known.text === source.text) return known;
    this.#texts.set(source.name, source);
    return source;
  }

  /** Returns a JSON file as it was last read. Calls `read` for an unknown text. */
  json(text: TextSource, schema: string, read: () => ReadJson): ReadJson {
    return this.#once(
      text,
      schema,
      read,
      ({ problems }) => problems.length === 0,
      () => ({
        source: { ...text, value: JSON.parse(text.text), removed: [] },
        problems: [],
      }),
    );
  }

  /** Returns what a check of one text found last time. */
  list<T>(text: TextSource, work: string, find: () => readonly T[]): readonly T[] {
    return this.#once(
      text,
      work,
      find,
      ({ length }) => length === 0,
      () => [],
    );
  }

  /** Returns what this process last made from a text. */
  made<T>(text: TextSource, work: string, make: () => T): T {
    return this.#once(text, work, make, () => false, make);
  }

  #once<T>(
    text: TextSource,
    work: string,
    run: () => T,
    isClean: (result: T) => boolean,
    whenClean: () => T,
  ): T {
    const results = this.#results.get(text) ?? new Map<string, unknown>();
    this.#results.set(text, results);
    // Only this method writes for this text and this kind of work, whose result has this type.
    if (results.has(work)) return results.get(work) as T;
    const name = hashOfText(`${work}\n${textHash(text)}`);
    const isKnown = this.#clean.has(name);
    const result = isKnown ? whenClean() : run();
    if (!isKnown) this.work.files++;
    if (isKnown || isClean(result)) this.cleanNow.add(name);
    results.set(work, result);
    return result;
  }

  /**
   * Returns what the last check of a brand found; null when any of its dependencies has changed.
   */
  recall(source: JsonSource, holds: (what: string, state: string) => boolean): CheckedBrand | null {
    const known = this.brands.get(source.id);
    if (known === undefined || known.text !== textHash(source)) return null;
    for (const [what, state] of known.looked) if (!holds(what, state)) return null;
    return known.checked;
  }

  /** Keeps what a check found, and returns it. */
  keep(source: JsonSource, looked: Looked, found: CheckedBrand): CheckedBrand {
    const checked = this.#problemsAlone ? { resolved: null, problems: found.problems } : found;
    this.work.brands++;
    this.brands.set(source.id, { text: textHash(source), looked, checked });
    return checked;
  }
}

/**
 * Returns a function that says whether places of a folder are unchanged. It reads each place once.
 */
export function holdsIn(folder: FolderView): (what: string, state: string) => boolean {
  const states = new Map<string, string>();
  return (what, state) => {
    const now = states.get(what) ?? stateOf(folder, what);
    states.set(what, now);
    return now === state;
  };
}
