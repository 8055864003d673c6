import type { Brand } from '../contract/generated/brand.ts';
import { formatCount } from '../texts/formatCount.ts';
import { formatNumbers } from '../texts/formatNumbers.ts';
import { formatText } from '../texts/formatText.ts';
import { planForText } from '../texts/planTexts.ts';
import { textsFor } from '../texts/textsFor.ts';
import { wholeDate } from '../texts/wholeDate.ts';
import { wordsFor } from '../texts/wordsFor.ts';
import { greeting } from './greeting.ts';
import type { MailContent, MailFact } from './MailContent.ts';

export interface ActivationMailInput {
  readonly firstName: string;
  /** The complete activation link. */
  readonly link: string;
  /** How many hours the link works. */
  readonly hours: number;
  /** What waits for the activation; null when it is unknown. */
  readonly plan: ActivatedPlan | null;
  /** The account's time zone. All dates are in it. */
  readonly timeZone: string;
}

export interface ActivatedPlan {
  readonly name: string;
  /** Null when the plan is not charged by users. */
  readonly users: number | null;
  /** ISO 8601; null unless the plan is on trial. */
  readonly trialEndsAt: string | null;
  /** Whether the trial ends sooner once its minutes are used. */
  readonly mayEndSooner: boolean;
}

type ActivatingBrand = Pick<Brand, 'dateLanguage' | 'locale' | 'market' | 'name' | 'texts'>;

/** The mail that activates an account: one link, and what it opens. */
export function activationMail(
  built: ActivatingBrand,
  { firstName, hours, link, plan, timeZone }: ActivationMailInput,
): MailContent {
  const { locale, name: brand } = built;
  const texts = wordsFor(locale).mails;
  const title = formatText(texts.activateTitle, { brand });
  const validity = formatNumbers(texts.activateValid, { hours }, (it) => formatCount(it, locale));
  return {
    subject: title,
    title,
    preview: validity,
    blocks: [
      { kind: 'paragraph', text: greeting(texts, firstName) },
      { kind: 'paragraph', text: formatText(texts.activateThanks, { brand }) },
      ...(plan === null ? [] : [{ kind: 'facts' as const, rows: planRows(built, plan, timeZone) }]),
      { kind: 'button', label: texts.activateButton, url: link, isSpelledOut: true },
      { kind: 'paragraph', text: validity },
      { kind: 'paragraph', text: formatText(texts.activateIgnore, { brand }) },
    ],
  };
}

function planRows(
  brand: ActivatingBrand,
  { mayEndSooner, name, trialEndsAt, users }: ActivatedPlan,
  timeZone: string,
): readonly MailFact[] {
  const texts = textsFor(brand);
  const plan = users === null ? name : planForText(name, formatCount(users, brand.locale), texts);
  const day = trialEndsAt === null ? '' : wholeDate(trialEndsAt, brand.dateLanguage, timeZone);
  const ends = mayEndSooner ? formatText(texts.atLatest, { date: day }) : day;
  return [
    { name: texts.plan, value: plan },
    ...(trialEndsAt === null ? [] : [{ name: texts.accountTrialEnds, value: ends }]),
  ];
}
