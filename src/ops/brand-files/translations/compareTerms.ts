import type { TermsNode } from '../../../core/contract/terms.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { Finding } from '../problem/Finding.ts';
import { PLACEHOLDER, TERMS_PLACEHOLDERS } from '../terms/placeholders.ts';
import type { TermsTemplate } from '../terms/TermsTemplate.ts';

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
      return `${node.ordered ? '1' : '-'}${node.items.length}`;
    default:
      return unreachable(node);
  }
}

/**
 * Returns what is wrong with the placeholders of a translated text; null when they are those of its
 * original. One that nothing fills is reported by itself.
 */
export function placeholderFault(
  translated: TermsTemplate,
  original: TermsTemplate,
): Omit<Finding, 'at'> | null {
  const [written, wanted] = [translated, original].map(placeholdersIn);
  if (written === undefined || wanted === undefined) return null;
  if (![...written, ...wanted].every((name) => Object.hasOwn(TERMS_PLACEHOLDERS, name)))
    return null;
  if (written.join() === wanted.join()) return null;
  const list = wanted.map((name) => `{${name}}`).join(' and ');
  return {
    why: `Its placeholders are not those of ${original.source.name}.`,
    fix: list === '' ? 'Write the words themselves.' : `Write ${list} in it, and no other.`,
  };
}

function placeholdersIn({ source }: TermsTemplate): readonly string[] {
  const names = Array.from(source.text.matchAll(PLACEHOLDER), ([, name = '']) => name);
  return [...new Set(names)].toSorted();
}

/** Returns what is wrong with a translated text whose parts are not those of its original; null when they are. */
export function partsFault(
  translated: TermsTemplate,
  original: TermsTemplate,
): Omit<Finding, 'at'> | null {
  if (haveSameParts(translated, original)) return null;
  const why = `Its headings, paragraphs and list items are not those of ${original.source.name}.`;
  return { why, fix: 'Translate it again, part by part, unless it says the same in other parts.' };
}
