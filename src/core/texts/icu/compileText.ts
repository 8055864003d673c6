import { keptFormats } from '../keptFormats.ts';
import { parseText, type TextChoice, type TextPart } from './parseText.ts';
import { TextFault } from './TextFault.ts';

const rulesOf = keptFormats((language: string) => new Intl.PluralRules(language));

/**
 * Compiles an ICU message for `formatText`. A text without choices keeps its words and
 * {placeholders}. A text with choices becomes a list of complete texts by key, so that a page
 * chooses without a parser. Throws a TextFault.
 */
export function compileText(text: string, language: string): string {
  // Without quotes, and with only names in braces, there is nothing to parse.
  if (/^(?!\|)([^'{}]|\{\w+\})*$/.test(text)) return text;
  const parts = parseText(text);
  const choices = choicesIn(parts);
  if (choices.size === 0) return unbarred(write(parts, new Map()), text.startsWith('|'));

  const names = [...choices.keys()];
  const otherwise = write(parts, new Map());
  const others = combinations(names, choices, language).flatMap((chosen) => {
    const said = write(parts, chosen);
    return said === otherwise ? [] : [[[...chosen.values()].join(), said] as const];
  });
  const keys = new Set(others.map(([key]) => key));
  for (const said of [otherwise, ...others.map(([, each]) => each)]) {
    unbarred(said, said.includes('|') || keys.has(said));
  }
  const named = names.map((name) => [name, ...kindsOf(choices.get(name))].join(' '));
  return ['', named.join(), language, otherwise, ...others.flat()].join('|');
}

function kindsOf(choice: Set<string> | 'plural' | undefined): readonly string[] {
  if (choice === 'plural' || choice === undefined) return [];
  return [...choice].filter((kind) => kind !== 'other');
}

function unbarred(said: string, isBarred: boolean): string {
  if (!isBarred) return said;
  throw new TextFault(`"${said}" cannot be told from what chooses it.`, 'Write it without "|".');
}

/** What a text chooses by, with all options. */
function choicesIn(
  parts: readonly TextPart[],
  found = new Map<string, Set<string> | 'plural'>(),
): ReadonlyMap<string, Set<string> | 'plural'> {
  for (const part of parts) {
    if (!isChoice(part)) continue;
    const known = found.get(part.name);
    if (part.kind === 'plural') found.set(part.name, 'plural');
    else if (known !== 'plural') {
      found.set(part.name, new Set([...(known ?? []), ...Object.keys(part.options)]));
    }
    for (const option of Object.values(part.options)) choicesIn(option, found);
  }
  return found;
}

/**
 * Returns every key that can occur, in a fixed order: each number's plural categories, each
 * select's values.
 */
function combinations(
  names: readonly string[],
  choices: ReadonlyMap<string, Set<string> | 'plural'>,
  language: string,
): readonly ReadonlyMap<string, string>[] {
  const { pluralCategories } = rulesOf(language).resolvedOptions();
  return names.reduce<readonly ReadonlyMap<string, string>[]>(
    (made, name) => {
      const choice = choices.get(name);
      const keys = choice instanceof Set ? [...choice] : pluralCategories;
      return made.flatMap((each) => keys.map((key) => new Map([...each, [name, key]])));
    },
    [new Map()],
  );
}

function write(parts: readonly TextPart[], chosen: ReadonlyMap<string, string>): string {
  return parts
    .map((part): string => {
      if (part.kind === 'words') return part.words;
      if (part.kind === 'value') return `{${part.name}}`;
      const { name, options } = part;
      return write(options[chosen.get(name) ?? 'other'] ?? options['other'] ?? [], chosen);
    })
    .join('');
}

function isChoice(part: TextPart): part is TextChoice {
  return part.kind === 'plural' || part.kind === 'select';
}
