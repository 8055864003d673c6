import type { Brand } from '../contract/generated/brand.ts';
import { unreachable } from '../contract/unreachable.ts';
import { formatText } from '../texts/formatText.ts';
import type { MailTexts } from '../texts/LanguageWords.ts';
import { wordsFor } from '../texts/wordsFor.ts';
import type { MailBlock, MailContent } from './MailContent.ts';
import { supportLine } from './supportLine.ts';

/** Writes a mail as plain text: its parts, separated by empty lines. */
export function mailText(brand: Brand, content: MailContent): string {
  const { blocks, title } = content;
  const { legalName, links, locale, name } = brand;
  const texts = wordsFor(locale).mails;
  const parts = [
    `${name}\n${title}`,
    ...blocks.map((block) => partOf(texts, block)),
    supportLine(brand, content),
    `${legalName}\n${links.website}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function partOf(texts: MailTexts, block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'button':
      return `${formatText(texts.buttonNamed, { label: block.label })}\n${block.url}`;
    case 'amounts': {
      const { later, rows, total } = block;
      return (later ? [total, ...rows, later] : [...rows, total])
        .map(({ amount, name }) => formatText(texts.fact, { name, value: amount }))
        .join('\n');
    }
    case 'facts':
      return block.rows.map((row) => formatText(texts.fact, { ...row })).join('\n');
    default:
      return unreachable(block);
  }
}
