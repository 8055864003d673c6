import type { Brand } from '../contract/generated/brand.ts';
import { unreachable } from '../contract/unreachable.ts';
import type { MailBlock, MailContent } from './MailContent.ts';
import { supportLine } from './supportLine.ts';

/** Writes a mail as plain text: one part after the other, with an empty line between. */
export function mailText(
  { legalName, links, name, support }: Brand,
  { blocks, title }: MailContent,
): string {
  const parts = [
    `${name}\n${title}`,
    ...blocks.map(partOf),
    supportLine(support),
    `${legalName}\n${links.website}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function partOf(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'amounts': {
      const { rows, total } = block;
      return [...rows, total].map(({ amount, name }) => `${name}: ${amount}`).join('\n');
    }
    case 'facts':
      return block.rows.map(({ name, value }) => `${name}: ${value}`).join('\n');
    default:
      return unreachable(block);
  }
}
