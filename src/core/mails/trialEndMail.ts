import type { Brand } from '../contract/generated/brand.ts';
import { formatDate } from '../texts/formatDate.ts';
import { greeting } from './greeting.ts';
import type { MailContent } from './MailContent.ts';

export interface TrialEndInput {
  readonly firstName: string;
  readonly planName: string;
  /** ISO 8601. */
  readonly trialEndsAt: string;
  /** The account's: dates are those of its own days. */
  readonly timeZone: string;
  /** The free minutes that end the trial, too; null where minutes are not billed. */
  readonly trialMinutes: number | null;
}

/** The mail some days before a trial without a card ends: nothing is charged, and how to go on. */
export function trialEndMail(
  { dateLanguage, links, name, support }: Brand,
  { firstName, planName, timeZone, trialEndsAt, trialMinutes }: TrialEndInput,
): MailContent {
  const ends = formatDate(trialEndsAt, dateLanguage, timeZone);
  const sooner = trialMinutes === null ? '' : `, or once its ${trialMinutes} free minutes are used`;
  const opening = `Your free trial of ${planName} with ${name} ends on ${ends}${sooner}.`;
  return {
    subject: `Your ${name} free trial ends on ${ends}`,
    title: `Your free trial ends on ${ends}`,
    preview: opening,
    blocks: [
      { kind: 'paragraph', text: greeting(firstName) },
      { kind: 'paragraph', text: opening },
      {
        kind: 'paragraph',
        text: `Nothing is charged when it ends. To keep ${planName}, choose a plan in your account, or write to ${support.email}.`,
      },
      {
        kind: 'button',
        label: 'Go to your account',
        url: links.dashboard,
        isSpelledOut: false,
      },
    ],
  };
}
