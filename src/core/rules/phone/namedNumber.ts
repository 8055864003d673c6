import { callingCodeIn } from './callingCodes.ts';
import { hasPlus } from './hasPlus.ts';
import { phoneDigits } from './phoneDigits.ts';

/** A number that contains its country code. */
export interface NamedNumber {
  /**
   * How it gives the code: a plus, the exit code dialled to leave a country, or a bare 1 before ten
   * digits, which in some countries is a domestic number.
   */
  readonly by: 'plus' | 'exitCode' | 'bareOne';
  readonly callingCode: string;
  /** All digits, beginning with the calling code. */
  readonly digits: string;
}

/** Calling code → the exit code dialled to leave the country, where it is not 00. */
const EXIT_CODES: ReadonlyMap<string, string> = new Map([
  ['1', '011'],
  ['61', '0011'],
  ['81', '010'],
]);

/**
 * Returns the calling code in a text typed while another one is selected: '+44 20…', '0044 20…', '1
 * (416) …'. Null when it contains no known code.
 */
export function namedNumber(text: string, chosenCode: string): NamedNumber | null {
  const digits = phoneDigits(text);
  if (hasPlus(text)) return named('plus', digits);

  const exitCodes = [EXIT_CODES.get(chosenCode) ?? '00', '00'];
  const exitCode = exitCodes.find((it) => digits.startsWith(it));
  if (exitCode !== undefined) return named('exitCode', digits.slice(exitCode.length));

  return chosenCode !== '1' && /^1[2-9]\d{9}$/.test(digits) ? named('bareOne', digits) : null;
}

function named(by: NamedNumber['by'], digits: string): NamedNumber | null {
  const callingCode = callingCodeIn(digits);
  return callingCode === undefined ? null : { by, callingCode, digits };
}
