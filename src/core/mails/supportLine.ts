import type { Brand } from '../contract/generated/brand.ts';
import { formatText } from '../texts/formatText.ts';
import { wordsFor } from '../texts/wordsFor.ts';
import type { MailContent } from './MailContent.ts';

/** Says how to reach support and, on a line of its own, at what hours. */
export function supportLine(
  { locale, support }: Pick<Brand, 'locale' | 'support'>,
  { canCancel = false }: Pick<MailContent, 'canCancel'>,
): string {
  const texts = wordsFor(locale).mails;
  const { email, hours, phone } = support;
  const [byMail, orCall, orCallIn] = canCancel
    ? [texts.toCancel, texts.toCancelOrCall, texts.toCancelOrCallIn]
    : [texts.questions, texts.questionsOrCall, texts.questionsOrCallIn];
  if (phone === undefined) return formatText(byMail, { email });
  if (hours === undefined) return formatText(orCall, { email, phone });
  return formatText(orCallIn, { email, phone, hours });
}
