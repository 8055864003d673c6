import type { Brand } from '../contract/generated/brand.ts';
import { formatText } from '../texts/formatText.ts';
import { wordsFor } from '../texts/wordsFor.ts';

/** Says how to reach support and, on a line of its own, at what hours. */
export function supportLine({ locale, support }: Pick<Brand, 'locale' | 'support'>): string {
  const { questions, questionsOrCall, questionsOrCallIn } = wordsFor(locale).mails;
  const { email, hours, phone } = support;
  if (phone === undefined) return formatText(questions, { email });
  if (hours === undefined) return formatText(questionsOrCall, { email, phone });
  return formatText(questionsOrCallIn, { email, phone, hours });
}
