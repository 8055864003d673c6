import type { Money } from '../../contract/Money.ts';
import type { NumberSamples } from '../../contract/Samples.ts';
import { formatCount } from '../formatCount.ts';
import { formatMoney } from '../formatMoney.ts';
import { formatPercent } from '../formatPercent.ts';

/** Captures the text around the digits of each sample. Other digits than 0 to 9 do not match. */
const BELOW = /^(\D*)12(\D*)345(\D+)67(\D*)$/;
const ABOVE = /^(\D*)1(\D*)234\D+00(\D*)$/;
const COUNT = /^1(\D*)234$/;
const PERCENT = /^(\D*)12(\D+)345(\D*)$/;

/** Writes an amount as `formatMoney` does. Uses the samples if they match, for amounts below 100,000. */
export function writeMoney(money: Money, locale: string, samples: NumberSamples): string {
  const below = BELOW.exec(samples.below);
  const above = ABOVE.exec(samples.above);
  const minor = Math.abs(money.amount);
  if (!below || !above || !(minor < 10_000_000)) return formatMoney(money, locale);
  const [, beforeNegative = '', ofFive = '', point = '', afterNegative = ''] = below;
  const [, before = '', ofFour = '', after = ''] = above;
  const whole = Math.floor(minor / 100);
  const cents = String(minor % 100).padStart(2, '0');
  const number = `${group(whole, whole < 10_000 ? ofFour : ofFive)}${point}${cents}`;
  return money.amount < 0 ? `${beforeNegative}${number}${afterNegative}` : before + number + after;
}

/** Writes a count as `formatCount` does. Uses the samples for counts below 10,000. */
export function writeCount(count: number, locale: string, samples: NumberSamples): string {
  const written = COUNT.exec(samples.count);
  const isKnown = written && count >= 0 && count < 10_000;
  return isKnown ? group(count, written[1] ?? '') : formatCount(count, locale);
}

/** Writes a rate as `formatPercent` does. Uses the samples for rates below 1,000 percent. */
export function writePercent(rate: number, locale: string, samples: NumberSamples): string {
  const written = PERCENT.exec(samples.percent);
  if (!written || !(rate >= 0 && rate < 999)) return formatPercent(rate, locale);
  const [, before = '', point = '', after = ''] = written;
  return before + String(Number(rate.toFixed(3))).replace('.', point) + after;
}

/** Writes a whole number below 100,000 with a separator before its last three digits. */
function group(whole: number, sign: string): string {
  if (whole < 1000) return String(whole);
  return `${Math.floor(whole / 1000)}${sign}${String(whole % 1000).padStart(3, '0')}`;
}
