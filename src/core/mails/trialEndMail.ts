import type { Brand } from '../contract/generated/brand.ts';
import { formatCount } from '../texts/formatCount.ts';
import { formatDate } from '../texts/formatDate.ts';
import { formatNumbers } from '../texts/formatNumbers.ts';
import { formatText } from '../texts/formatText.ts';
import { wholeDate } from '../texts/wholeDate.ts';
import { wordsFor } from '../texts/wordsFor.ts';
import { greeting } from './greeting.ts';
import type { MailContent } from './MailContent.ts';

export interface TrialEndInput {
  readonly firstName: string;
  readonly planName: string;
  /** ISO 8601. */
  readonly trialEndsAt: string;
  /** The account's time zone. All dates are in it. */
  readonly timeZone: string;
  /** The free minutes after which the trial ends early; null when minutes are not billed. */
  readonly trialMinutes: number | null;
}

/** The mail before a trial without a card ends: nothing is charged, and how to continue. */
export function trialEndMail(
  { dateLanguage, links, locale, name: brand }: Brand,
  { firstName, planName: plan, timeZone, trialEndsAt, trialMinutes: minutes }: TrialEndInput,
): MailContent {
  const texts = wordsFor(locale).mails;
  const ends = wholeDate(trialEndsAt, dateLanguage, timeZone);
  const opening =
    minutes === null
      ? formatText(texts.trialEnds, { plan, brand })
      : formatNumbers(texts.trialEndsOrSooner, { plan, brand, minutes }, (it) =>
          formatCount(it, locale),
        );
  return {
    subject: formatText(texts.trialEndsSubject, {
      brand,
      ends: formatDate(trialEndsAt, dateLanguage, timeZone),
    }),
    title: formatText(texts.trialEndsTitle, { ends }),
    preview: opening,
    blocks: [
      { kind: 'paragraph', text: greeting(texts, firstName) },
      { kind: 'paragraph', text: opening },
      { kind: 'paragraph', text: formatText(texts.trialEndsThen, { plan }) },
      { kind: 'button', label: texts.goToAccount, url: links.dashboard, isSpelledOut: false },
    ],
  };
}
