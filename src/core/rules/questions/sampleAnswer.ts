import type { AnswerValue } from '../../contract/Answers.ts';
import type {
  AnswerPattern,
  Question,
  QuestionLimits,
  TaxNumberKind,
} from '../../contract/generated/brand.ts';
import { unreachable } from '../../contract/unreachable.ts';
import { optionsOf } from './optionsOf.ts';

const PATTERNED: Readonly<Record<AnswerPattern, (limits: QuestionLimits) => string>> = {
  letters: (limits) => fitted('Plumbers', limits),
  digits: (limits) => fitted('12345678', limits),
  lettersAndDigits: (limits) => fitted('Unit42', limits),
  npi: () => '1234567893',
  usZipCode: ({ minLength = 0 }) => (minLength > 5 ? '12345-6789' : '12345'),
  canadianPostalCode: () => 'K1A 0B1',
  ukPostcode: ({ minLength = 0 }) =>
    ['M1 1AE', 'M60 1NW', 'SW1A 1AA'].find((code) => code.length >= minLength) ?? '',
  ukCompanyNumber: () => '01234567',
};

const TAX_NUMBERS: Readonly<Record<TaxNumberKind, string>> = {
  gstHst: '123026635RT0001',
  qst: '1006174538TQ1234',
  vatUk: 'GB980780684',
  ein: '91-1144442',
};

/** Returns a made-up valid answer for a day (ISO 8601) to any question that has one. */
export function sampleAnswer(question: Question, today: string): AnswerValue {
  const { kind, limits = {}, taxNumber } = question;
  switch (kind) {
    case 'shortText':
      return limits.pattern === undefined
        ? fitted('Plumbing', limits)
        : PATTERNED[limits.pattern](limits);
    case 'longText':
      return fitted('Plumbing', limits);
    case 'number':
      return sampleNumber(limits);
    case 'date':
      return sampleDate(limits, today);
    case 'oneOf':
      return optionsOf(question)[0] ?? '';
    case 'someOf':
      return optionsOf(question).slice(0, limits.fewest ?? 1);
    case 'yesNo':
    case 'acknowledgement':
      return 'yes';
    case 'email':
      return 'bills@example.com';
    case 'phone':
      return '+1 201 555 0123';
    case 'webAddress':
      return 'https://example.com/';
    case 'taxNumber':
      return TAX_NUMBERS[taxNumber ?? 'ein'];
    default:
      return unreachable(kind);
  }
}

/** Cuts or repeats a text so that its length is within the limits. */
function fitted(text: string, { maxLength = text.length, minLength = 0 }: QuestionLimits): string {
  const length = Math.max(Math.min(text.length, maxLength), minLength);
  return text.repeat(Math.ceil(length / text.length)).slice(0, length);
}

function sampleNumber({ decimals = 0, max = Infinity, min = -Infinity }: QuestionLimits): string {
  const usual = Math.min(Math.max(12, min), max);
  const scale = 10 ** decimals;
  // Rounded first, because 1.1 * 100 is slightly more than 110.
  const scaled = Number((usual * scale).toFixed(4));
  const whole = usual === max ? Math.floor(scaled) : Math.ceil(scaled);
  return (whole / scale).toFixed(decimals);
}

function sampleDate({ earliest, latest }: QuestionLimits, today: string): string {
  const dayOf = (limit: string) => (limit === 'today' ? today : limit);
  if (earliest !== undefined && dayOf(earliest) > today) return dayOf(earliest);
  return latest !== undefined && dayOf(latest) < today ? dayOf(latest) : today;
}
