import type { Brand } from '../contract/generated/brand.ts';
import { discountText, planForText } from '../texts/planTexts.ts';
import { textsFor } from '../texts/textsFor.ts';
import { activationMail } from './activationMail.ts';
import type { MailContent } from './MailContent.ts';
import { paymentFailedMail } from './paymentFailedMail.ts';
import type { Receipt } from './Receipt.ts';
import { type ReceiptMailInput, receiptMail } from './receiptMail.ts';
import { SAMPLE_PAYMENTS } from './samples/samplePayments.ts';
import { trialEndMail } from './trialEndMail.ts';

const { bankDebit, card, directDebit } = SAMPLE_PAYMENTS;

/** What a sample customer has typed into the form. */
export interface SampleCustomer {
  readonly firstName: string;
  readonly companyName: string;
}

const ADA: SampleCustomer = { firstName: 'Ada', companyName: 'Analytical Engines' };

function receipt(brand: Brand, companyName: string, overrides: Partial<Receipt> = {}): Receipt {
  const texts = textsFor(brand);
  return {
    orderedAt: '2026-06-01T15:00:00.000Z',
    planName: 'Team',
    planPeriod: 'monthly',
    lines: [
      { name: planForText('Team', '3', texts), amount: 8700 },
      { name: 'Call recording', amount: 1500 },
      { name: discountText('Referral discount', 3, texts), amount: -2040 },
      { name: texts.setUpFee, amount: 4900 },
    ],
    firstCharge: 13_060,
    details: [{ name: texts.companyName, value: companyName }],
    trialEndsAt: null,
    trialMinutes: null,
    renewal: { at: '2026-07-01T15:00:00.000Z', amount: 8160 },
    charges: { amount: 8160, full: 10_200, discounted: 3 },
    ...overrides,
  };
}

/** Every mail that is sent, for an order of the given length. Used for pictures and tests. */
export const SAMPLE_MAILS = {
  activation: (brand: Brand, { firstName } = ADA) =>
    activationMail(brand, {
      firstName,
      hours: 24,
      link: `https://${brand.hosts[0]}/activate?token=3q2-7wB2hT9vLxkQm4ZsYd0PnF6uRjc8EaWgXiKoVbM`,
    }),
  receipt: (brand: Brand, customer = ADA) => sampleReceipt(brand, customer),
  receiptBeforeActivation: (brand: Brand, customer = ADA) =>
    sampleReceipt(brand, customer, { isPending: true }),
  receiptOfTrial: (brand: Brand, customer = ADA) =>
    sampleReceipt(brand, customer, {
      receipt: receipt(brand, customer.companyName, {
        trialEndsAt: '2026-06-15T15:00:00.000Z',
        trialMinutes: 150,
        renewal: { at: '2026-07-15T15:00:00.000Z', amount: 8160 },
      }),
    }),
  receiptOfBankDebit: (brand: Brand, customer = ADA) =>
    sampleReceipt(brand, customer, {
      paidBy: bankDebit,
      isCollected: true,
    }),
  trialEnd: (brand: Brand, { firstName } = ADA) =>
    trialEndMail(brand, {
      firstName,
      planName: 'Team',
      trialEndsAt: '2026-06-15T15:00:00.000Z',
      timeZone: 'UTC',
      trialMinutes: 150,
    }),
  paymentFailed: (brand: Brand, { firstName } = ADA) =>
    paymentFailedMail(brand, {
      firstName,
      method: bankDebit.method,
      amount: 13_060,
      currency: brand.currency,
      orderNumber: bankDebit.reference,
    }),
  mandateEnded: (brand: Brand, { firstName } = ADA) =>
    paymentFailedMail(brand, {
      firstName,
      method: directDebit.method,
      amount: 0,
      currency: brand.currency,
      orderNumber: directDebit.reference,
    }),
} as const satisfies Readonly<
  Record<string, (brand: Brand, customer?: SampleCustomer) => MailContent>
>;

export type SampleMail = keyof typeof SAMPLE_MAILS;

function sampleReceipt(
  brand: Brand,
  { companyName, firstName }: SampleCustomer,
  overrides: Partial<ReceiptMailInput> = {},
): MailContent {
  return receiptMail(brand, {
    firstName,
    isPending: false,
    timeZone: 'UTC',
    receipt: receipt(brand, companyName),
    paidBy: card,
    isCollected: false,
    ...overrides,
  });
}
