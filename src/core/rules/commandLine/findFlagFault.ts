/** A word of a command line, as parseArgs of `node:util` returns it with `tokens`. */
export interface CommandWord {
  readonly kind: 'option' | 'positional' | 'option-terminator';
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  /** Whether the value was written after =. */
  readonly inlineValue?: boolean | undefined;
}

/** Flags whose value is a file or a folder. */
const PATHS: ReadonlySet<string> = new Set(['dir', 'import', 'out']);

/**
 * Returns what is wrong with the flags of a command line, which parseArgs accepts; null when
 * nothing is. Of a flag that is written twice it would use the last. An empty value, as of a
 * script's variable that is not set, would count as no flag or as the current folder, and a ~ that
 * a shell leaves in a path as a folder of that name. The command itself judges the values of the
 * flags in `judged`, and uses all values of those in `repeatable`.
 */
export function findFlagFault(
  words: readonly CommandWord[],
  judged: readonly string[] = [],
  repeatable: readonly string[] = [],
): string | null {
  const seen = new Set<string>();
  for (const { inlineValue, kind, name, value } of words) {
    if (kind !== 'option' || name === undefined) continue;
    if (seen.has(name) && !repeatable.includes(name)) {
      return `--${name} is written twice. Write it once.`;
    }
    seen.add(name);
    if (PATHS.has(name) && value?.startsWith('~')) {
      const flag = `--${name} ${value}`;
      return inlineValue === true
        ? `A shell fills in no ~ after =. Write ${flag} with a space, or the whole path.`
        : `No shell filled in the ~ of ${flag}. Write the whole path.`;
    }
    if (value?.trim() !== '' || judged.includes(name)) continue;
    return `--${name} has no value. Write one, or leave the flag out.`;
  }
  return null;
}
