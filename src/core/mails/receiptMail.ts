import type { Brand } from '../contract/generated/brand.ts';
import { wordsFor } from '../texts/wordsFor.ts';
import { greeting } from './greeting.ts';
import type { MailBlock, MailContent } from './MailContent.ts';
import { type ReceiptSubject, receiptWords } from './receiptWords.ts';

export interface ReceiptMailInput extends ReceiptSubject {
  readonly firstName: string;
  /** Whether the account has not been activated by its mail's link yet. */
  readonly isPending: boolean;
}

/** The mail after an order with a payment: what was bought and paid, when it renews, how to cancel. */
export function receiptMail(brand: Brand, input: ReceiptMailInput): MailContent {
  const { firstName, isPending } = input;
  const texts = wordsFor(brand.locale).mails;
  const words = receiptWords(brand, input);
  const { cancel, facts, later, opening, renewal, rows, subject, title, total } = words;
  const next: MailBlock = isPending
    ? { kind: 'paragraph', text: texts.receiptActivate }
    : {
        kind: 'button',
        label: texts.goToAccount,
        url: brand.links.dashboard,
        isSpelledOut: false,
      };
  return {
    subject,
    title,
    preview: opening,
    blocks: [
      { kind: 'paragraph', text: greeting(texts, firstName) },
      { kind: 'paragraph', text: opening },
      { kind: 'amounts', rows, total, later },
      { kind: 'facts', rows: facts },
      next,
      { kind: 'paragraph', text: renewal },
      { kind: 'paragraph', text: cancel },
    ],
    canCancel: true,
  };
}
