import type { LineSamples } from '../../contract/Samples.ts';
import { formatList } from '../formatList.ts';

const TWO = /^A(.+)B$/;
const FOUR = /^A(.+)B(.+)C(.+)D$/;
/** Sounds before which Spanish has another word for 'and'. */
const LIKE_I = /^h?[ií]/i;

/** Writes names as `formatList` does. Uses the samples of the language if they match. */
export function writeList(
  names: readonly string[],
  locale: string,
  [two = '', four = '']: LineSamples,
): string {
  const last = names.at(-1) ?? '';
  const [, and] = TWO.exec(two) ?? [];
  const [, first, next, end] = FOUR.exec(four) ?? [];
  const isOdd = locale.startsWith('es') && LIKE_I.test(last);
  if (and === undefined || first !== next || isOdd) return formatList(names, locale);
  if (names.length < 3) return names.join(and);
  return `${names.slice(0, -1).join(first)}${end}${last}`;
}
