import { createHash } from 'node:crypto';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import type {
  TermsDocument,
  TermsInline,
  TermsList,
  TermsNode,
} from '../../../core/contract/terms.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import { fillPlaceholders } from './placeholders.ts';
import type { TermsTemplate } from './TermsTemplate.ts';

/**
 * Fills a brand's words into the nodes of a text. Filling the Markdown instead would treat an
 * asterisk in a name as emphasis. The hash covers the filled text, which is what the visitor agrees
 * to.
 */
export function fillTerms({ source, nodes }: TermsTemplate, brand: Brand): TermsDocument {
  const text = fillPlaceholders(source.text, brand);
  return {
    name: source.id,
    hash: createHash('sha256').update(text).digest('hex'),
    source: text,
    nodes: nodes.map((node) => fillNode(node, brand)),
  };
}

function fillNode(node: TermsNode, brand: Brand): TermsNode {
  switch (node.kind) {
    case 'heading':
    case 'paragraph':
      return { ...node, children: fillWords(node.children, brand) };
    case 'list':
      return fillList(node, brand);
    default:
      return unreachable(node);
  }
}

function fillList(list: TermsList, brand: Brand): TermsList {
  const items = list.items.map((item) =>
    item.map((it) => (it.kind === 'list' ? fillList(it, brand) : fillWord(it, brand))),
  );
  return { ...list, items };
}

function fillWords(words: readonly TermsInline[], brand: Brand): readonly TermsInline[] {
  return words.map((word) => fillWord(word, brand));
}

function fillWord(word: TermsInline, brand: Brand): TermsInline {
  const text = fillPlaceholders(word.text, brand);
  if (word.kind !== 'link') return { ...word, text };
  return { ...word, text, href: fillPlaceholders(word.href, brand) };
}
