import type { SampleMail } from '../../../core/mails/sampleMails.ts';

/** A mail as shown in a picture. */
export interface PicturedMail {
  readonly mail: SampleMail;
  /** Dark only where the brand has a dark scheme. */
  readonly scheme: 'light' | 'dark';
}

/** Every mail in light, and the longest ones in dark. */
export const MAIL_STATES = {
  mailActivation: { mail: 'activation', scheme: 'light' },
  mailActivationDark: { mail: 'activation', scheme: 'dark' },
  mailReceipt: { mail: 'receipt', scheme: 'light' },
  mailReceiptDark: { mail: 'receipt', scheme: 'dark' },
  mailReceiptBeforeActivation: { mail: 'receiptBeforeActivation', scheme: 'light' },
  mailReceiptOfTrial: { mail: 'receiptOfTrial', scheme: 'light' },
  mailReceiptOfBankDebit: { mail: 'receiptOfBankDebit', scheme: 'light' },
  mailTrialEnd: { mail: 'trialEnd', scheme: 'light' },
  mailPaymentFailed: { mail: 'paymentFailed', scheme: 'light' },
  mailMandateEnded: { mail: 'mandateEnded', scheme: 'light' },
} as const satisfies Readonly<Record<string, PicturedMail>>;

export type MailState = keyof typeof MAIL_STATES;

/** A phone, and the reading pane of a desktop mail program, in pixels. */
export const MAIL_WIDTHS = [375, 640] as const;
