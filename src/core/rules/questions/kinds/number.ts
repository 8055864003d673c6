import { plainDigits } from '../../fields/plainDigits.ts';
import { refused, taken } from '../answered.ts';
import type { QuestionKindRules } from '../QuestionKindRules.ts';
import { readLine } from '../readText.ts';

/** JavaScript numbers keep 15 digits exactly. */
const MOST_DIGITS = 15;

const PLAIN = /^-?\d+(\.\d+)?$/;

export const number: QuestionKindRules = {
  missing: 'missing',
  read: (raw, { limits: { decimals = 0, max, min } = {} }) =>
    readLine(raw, (line) => {
      const written = plainNumber(plainDigits(line), decimals);
      const { length } = written.replaceAll(/\D/g, '');
      if (!PLAIN.test(written) || length > MOST_DIGITS) return refused('notNumber');
      const [whole = '', part = ''] = written.split('.');
      const kept = part.replace(/0+$/, '');
      if (kept.length > decimals) return refused('tooManyDecimals');
      const value = Number(`${whole}.${kept || '0'}`);
      if (min !== undefined && value < min) return refused('tooSmall');
      if (max !== undefined && value > max) return refused('tooLarge');
      return taken(shortest(whole, kept));
    }),
};

/**
 * Returns a number with a decimal point and no other separator. A comma or point before groups of three
 * digits is removed, unless the question allows so many decimals that it could be the decimal sign.
 */
function plainNumber(line: string, decimals: number): string {
  const ungrouped = line.replaceAll(/[\s'’]/g, '').replace(/^[−‐-―]/, '-');
  if (
    /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(ungrouped) &&
    (decimals < 3 || /[.]|,.*,/.test(ungrouped))
  )
    return ungrouped.replaceAll(',', '');
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(ungrouped))
    return ungrouped.replaceAll('.', '').replace(',', '.');
  return ungrouped.replace(',', '.');
}

/** Removes leading and trailing zeros: '-007' becomes '-7', and '5.0' becomes '5'. */
function shortest(whole: string, part: string): string {
  const digits = whole.replace('-', '').replace(/^0+(?=\d)/, '');
  const isZero = /^0*$/.test(digits + part);
  return `${whole.startsWith('-') && !isZero ? '-' : ''}${digits}${part && `.${part}`}`;
}
