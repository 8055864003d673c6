import { isPricedByUser } from '../rules/prices/planLine.ts';
import { trialMinutes } from '../rules/renewals/trialMinutes.ts';
import { type ActivatedPlan, activationMail } from './activationMail.ts';
import type { MailContent } from './MailContent.ts';
import { paymentFailedMail } from './paymentFailedMail.ts';
import type { PaidBy } from './Receipt.ts';
import { type ReceiptMailInput, receiptMail } from './receiptMail.ts';
import {
  type SampleBrand,
  type SampleOrder,
  sampleOrder,
  sampleOrderOf,
  sampleReceiptOf,
} from './samples/sampleOrder.ts';
import { SAMPLE_PAYMENTS } from './samples/samplePayments.ts';
import { trialEndMail } from './trialEndMail.ts';

/** What a sample customer has typed into the form. */
export interface SampleCustomer {
  readonly firstName: string;
  /** An answer that the receipt shows; null for the examples of the brand's own questions. */
  readonly answer: string | null;
}

const ADA: SampleCustomer = { firstName: 'Ada', answer: null };

/** Null for a mail that the brand never sends. */
type WriteSample = (built: SampleBrand, customer?: SampleCustomer) => MailContent | null;

/**
 * Every mail that is sent, about an order from the brand's own catalogue. Used for pictures and
 * tests.
 */
export const SAMPLE_MAILS = {
  activation: (built: SampleBrand, { firstName } = ADA) =>
    activationMail(built.brand, {
      firstName,
      hours: 24,
      link: `https://${built.brand.hosts[0]}/activate?token=3q2-7wB2hT9vLxkQm4ZsYd0PnF6uRjc8EaWgXiKoVbM`,
      plan: activatedPlan(sampleOrder(built, built.brand.signupTypes.default)),
      timeZone: 'UTC',
    }),
  receipt: (built: SampleBrand, customer = ADA) => sampleReceipt(built, paidOrder(built), customer),
  receiptBeforeActivation: (built: SampleBrand, customer = ADA) =>
    sampleReceipt(built, paidOrder(built), customer, { isPending: true }),
  receiptOfTrial: (built: SampleBrand, customer = ADA) =>
    sampleReceipt(
      built,
      sampleOrderOf(built, ({ isTrial, needsPayment }) => isTrial && needsPayment),
      customer,
    ),
  receiptOfBankDebit: (built: SampleBrand, customer = ADA) => {
    const paidBy = bankPaymentOf(built);
    if (paidBy === null) return null;
    return sampleReceipt(built, paidOrder(built), customer, { paidBy, isCollected: true });
  },
  trialEnd: ({ brand, ...built }: SampleBrand, { firstName } = ADA) => {
    const trial = sampleOrderOf(
      { brand, ...built },
      ({ isTrial, needsPayment }) => isTrial && !needsPayment,
    );
    if (trial === null || trial.trialEndsAt === null) return null;
    const { plan } = trial.order;
    return trialEndMail(brand, {
      firstName,
      planName: plan.name,
      trialEndsAt: trial.trialEndsAt.toISOString(),
      timeZone: 'UTC',
      trialMinutes: trialMinutes(plan, brand),
    });
  },
  paymentFailed: (built: SampleBrand, customer = ADA) => {
    const placed = paidOrder(built);
    return placed === null ? null : failed(built, customer, placed.order.prices.firstCharge);
  },
  mandateEnded: (built: SampleBrand, customer = ADA) => failed(built, customer, 0),
} as const satisfies Readonly<Record<string, WriteSample>>;

export type SampleMail = keyof typeof SAMPLE_MAILS;

function activatedPlan(placed: SampleOrder | null): ActivatedPlan | null {
  if (placed === null) return null;
  const { plan, quantity } = placed.order;
  return {
    name: plan.name,
    users: isPricedByUser(plan) ? quantity : null,
    trialEndsAt: placed.trialEndsAt?.toISOString() ?? null,
    mayEndSooner: plan.billingType === 'MINUTES',
  };
}

function paidOrder(built: SampleBrand): SampleOrder | null {
  return sampleOrderOf(built, ({ isTrial, needsPayment }) => needsPayment && !isTrial);
}

/** The payments that a bank collects days later. */
const BANK_PAYMENTS: readonly PaidBy[] = [SAMPLE_PAYMENTS.bankDebit, SAMPLE_PAYMENTS.directDebit];

function bankPaymentOf({ brand }: SampleBrand): PaidBy | null {
  return BANK_PAYMENTS.find(({ method }) => brand.payment.methods.includes(method)) ?? null;
}

function failed(
  built: SampleBrand,
  { firstName }: SampleCustomer,
  amount: number,
): MailContent | null {
  const paidBy = bankPaymentOf(built);
  if (paidBy === null) return null;
  const { currency } = built.brand;
  return paymentFailedMail(built.brand, { firstName, paidBy, amount, currency });
}

function sampleReceipt(
  built: SampleBrand,
  placed: SampleOrder | null,
  { answer, firstName }: SampleCustomer,
  overrides: Partial<ReceiptMailInput> = {},
): MailContent | null {
  if (placed === null) return null;
  return receiptMail(built.brand, {
    firstName,
    isPending: false,
    timeZone: 'UTC',
    receipt: sampleReceiptOf(built, placed, answer),
    paidBy: SAMPLE_PAYMENTS.card,
    isCollected: false,
    ...overrides,
  });
}
