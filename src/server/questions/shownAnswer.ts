import type { AnswerValue } from '../../core/contract/Answers.ts';
import type { Brand, Question } from '../../core/contract/generated/brand.ts';
import { unreachable } from '../../core/contract/unreachable.ts';
import { formatDate } from '../../core/texts/formatDate.ts';
import { wordsFor } from '../../core/texts/wordsFor.ts';

/**
 * Returns an answer in the words that the visitor read: the options' labels, the sentence agreed
 * to, a formatted date.
 */
export function shownAnswer(
  { kind, options = {}, text }: Question,
  value: AnswerValue,
  { dateLanguage, locale }: Pick<Brand, 'dateLanguage' | 'locale'>,
): string {
  const written = [value].flat();
  switch (kind) {
    case 'oneOf':
    case 'someOf':
      return written.map((id) => options[id] ?? id).join(', ');
    case 'yesNo': {
      const { no, yes } = wordsFor(locale).late.question;
      return value === 'yes' ? yes : no;
    }
    case 'acknowledgement':
      return text ?? '';
    case 'date':
      return formatDate(`${String(value)}T00:00:00Z`, dateLanguage);
    case 'shortText':
    case 'longText':
    case 'number':
    case 'email':
    case 'phone':
    case 'webAddress':
    case 'taxNumber':
      return written.join(', ');
    default:
      return unreachable(kind);
  }
}
