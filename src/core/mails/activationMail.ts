import type { Brand } from '../contract/generated/brand.ts';
import { formatText } from '../texts/formatText.ts';
import { wordsFor } from '../texts/wordsFor.ts';
import { greeting } from './greeting.ts';
import type { MailContent } from './MailContent.ts';

export interface ActivationMailInput {
  readonly firstName: string;
  /** The complete activation link. */
  readonly link: string;
  /** How many hours the link works. */
  readonly hours: number;
}

/** The mail that activates an account: one link. */
export function activationMail(
  { locale, name: brand }: Pick<Brand, 'locale' | 'name'>,
  { firstName, hours, link }: ActivationMailInput,
): MailContent {
  const texts = wordsFor(locale).mails;
  const title = formatText(texts.activateTitle, { brand });
  const validity = formatText(texts.activateValid, { hours });
  return {
    subject: title,
    title,
    preview: validity,
    blocks: [
      { kind: 'paragraph', text: greeting(texts, firstName) },
      { kind: 'paragraph', text: formatText(texts.activateThanks, { brand }) },
      { kind: 'button', label: texts.activateButton, url: link, isSpelledOut: true },
      { kind: 'paragraph', text: validity },
      { kind: 'paragraph', text: formatText(texts.activateIgnore, { brand }) },
    ],
  };
}
