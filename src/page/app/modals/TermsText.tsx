import { createElement, type ReactNode } from 'react';
import type { TermsItem, TermsNode } from '../../../core/contract/terms.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import styles from './TermsText.module.css';

interface TermsTextProps {
  readonly nodes: readonly TermsNode[];
  /** The text's language, if it differs from the page's. */
  readonly lang?: string | undefined;
}

/** A compiled text: headings, paragraphs and lists. */
export function TermsText({ lang, nodes }: TermsTextProps) {
  return createElement('div', { className: styles['text'], lang }, ...nodes.map(block));
}

// Children are arguments instead of lists, and need no keys, because a text never changes.
function block(node: TermsNode): ReactNode {
  switch (node.kind) {
    case 'heading':
      return createElement(node.level === 2 ? 'h3' : 'h4', null, ...node.children.map(inline));
    case 'paragraph':
      return createElement('p', null, ...node.children.map(inline));
    case 'list': {
      const items = node.items.map((item) => createElement('li', null, ...item.map(inline)));
      return createElement(node.ordered ? 'ol' : 'ul', { start: node.start }, ...items);
    }
    default:
      return unreachable(node);
  }
}

/** What must not begin a line. */
const MARK = /^[.,;:!?)]+/;

/**
 * A link with the mark after it is a block in the line, which moves to the next line as a whole: an
 * address would be broken at its hyphen.
 */
function inline(node: TermsItem[number], index: number, all: TermsItem): ReactNode {
  switch (node.kind) {
    case 'list':
      return block(node);
    case 'text':
      return all[index - 1]?.kind === 'link' ? node.text.replace(MARK, '') : node.text;
    case 'strong':
      return <strong>{node.text}</strong>;
    case 'emphasis':
      return <em>{node.text}</em>;
    case 'link':
      return (
        <span className={styles['link']}>
          <a href={node.href} target="_blank" rel="noopener">
            {node.text}
          </a>
          <span>{markAfter(all[index + 1])}</span>
        </span>
      );
    default:
      return unreachable(node);
  }
}

function markAfter(next: TermsItem[number] | undefined): string | undefined {
  return next?.kind === 'text' ? MARK.exec(next.text)?.[0] : undefined;
}
