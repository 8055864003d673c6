import { refused, taken } from '../answered.ts';
import type { QuestionKindRules } from '../QuestionKindRules.ts';
import { readLine } from '../readText.ts';

/** More digits are not kept apart by a number of this language. */
const MOST_DIGITS = 15;

const PLAIN = /^-?\d+(\.\d+)?$/;

export const number: QuestionKindRules = {
  missing: 'missing',
  read: (raw, { limits: { decimals = 0, max, min } = {} }) =>
    readLine(raw, (line) => {
      const written = plainNumber(line, decimals);
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
 * A number with a point and nothing between its digits. A comma or a point that parts groups of three
 * goes, unless so many decimals are asked for that it may be the decimal sign.
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

/** Without zeros that say nothing: '-007' and '5.0' are '-7' and '5'. */
function shortest(whole: string, part: string): string {
  const digits = whole.replace('-', '').replace(/^0+(?=\d)/, '');
  const isZero = /^0*$/.test(digits + part);
  return `${whole.startsWith('-') && !isZero ? '-' : ''}${digits}${part && `.${part}`}`;
}
