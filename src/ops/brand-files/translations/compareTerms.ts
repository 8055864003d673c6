import type { TermsList, TermsNode } from '../../../core/contract/terms.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { Finding } from '../problem/Finding.ts';
import { FILE_START, type Span, spanOf } from '../problem/Span.ts';
import { PLACEHOLDER, TERMS_PLACEHOLDERS } from '../terms/placeholders.ts';
import type { TermsTemplate } from '../terms/TermsTemplate.ts';

/** What is wrong with a translated text, and where. */
interface TermsFault extends Pick<Finding, 'why' | 'fix'> {
  readonly span: Span;
}

/** Whether two texts have the same headings, paragraphs and list items, in the same order. */
export function haveSameParts(one: TermsTemplate, other: TermsTemplate): boolean {
  return outlineOf(one.nodes) === outlineOf(other.nodes);
}

/** The structure of a text, part by part: 'h2 -2 p'. */
function outlineOf(nodes: readonly TermsNode[]): string {
  return nodes.map(partOf).join(' ');
}

function partOf(node: TermsNode): string {
  switch (node.kind) {
    case 'heading':
      return `h${node.level}`;
    case 'paragraph':
      return 'p';
    case 'list':
      return listPart(node);
    default:
      return unreachable(node);
  }
}

/**
 * A list's kind, its first number if that is not 1, how many items it has, and in brackets the lists
 * inside them, each after its item: '1from3:2(0:-4)'.
 */
function listPart({ items, ordered, start }: TermsList): string {
  const inside = items.flatMap((item, index) =>
    item.flatMap((it) => (it.kind === 'list' ? [`${index}:${listPart(it)}`] : [])),
  );
  const lists = inside.length === 0 ? '' : `(${inside.join(' ')})`;
  const kind = ordered ? '1' : '-';
  const from = start === undefined ? '' : `from${start}:`;
  return `${kind}${from}${items.length}${lists}`;
}

/** Finds the placeholders that a translated text lacks. */
export function findMissingPlaceholders(
  translated: TermsTemplate,
  original: TermsTemplate,
): readonly TermsFault[] {
  const [written, wanted] = [placeholdersIn(translated), placeholdersIn(original)];
  if (!areKnown([...written.keys(), ...wanted.keys()])) return [];
  const missing = [...wanted.keys()].filter((name) => !written.has(name)).toSorted();
  if (missing.length === 0) return [];
  const list = missing.map((name) => `{${name}}`).join(' and ');
  const why = `It lacks ${list}, which ${original.source.name} has.`;
  return [{ span: FILE_START, why, fix: `Write ${list} in it.` }];
}

/**
 * Finds the placeholders that a translated text has and its original has not. They need not be
 * wrong: one language may repeat a name where another has a pronoun.
 */
export function findAdditionalPlaceholders(
  translated: TermsTemplate,
  original: TermsTemplate,
): readonly TermsFault[] {
  const [written, wanted] = [placeholdersIn(translated), placeholdersIn(original)];
  if (!areKnown([...written.keys(), ...wanted.keys()])) return [];
  const additional = [...written].filter(([name]) => !wanted.has(name));
  return additional.map(([name, span]) => ({
    span,
    why: `There is no {${name}} in ${original.source.name}.`,
    fix: 'Remove it, unless it says in other words what the original says.',
  }));
}

/** The placeholders of a text, each with its first place. */
function placeholdersIn({ source: { text } }: TermsTemplate): ReadonlyMap<string, Span> {
  const places = new Map<string, Span>();
  for (const match of text.matchAll(PLACEHOLDER)) {
    const [whole, name = ''] = match;
    if (places.has(name)) continue;
    places.set(name, spanOf(text, match.index, match.index + whole.length));
  }
  return places;
}

/** Whether something fills each placeholder. One that nothing fills is reported by itself. */
function areKnown(names: readonly string[]): boolean {
  return names.every((name) => Object.hasOwn(TERMS_PLACEHOLDERS, name));
}

/** Finds a translated text whose parts are not those of its original. */
export function findOtherParts(
  translated: TermsTemplate,
  original: TermsTemplate,
): readonly TermsFault[] {
  if (haveSameParts(translated, original)) return [];
  const why = `Its headings, paragraphs and list items are not those of ${original.source.name}.`;
  const fix = 'Translate it again, part by part, unless it says the same in other parts.';
  return [{ span: FILE_START, why, fix }];
}
