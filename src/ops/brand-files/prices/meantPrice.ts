/**
 * A price as people write it: a sign, groups of thousands and one or two decimals, all optional.
 */
const WRITTEN = /^[$£€]?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:[.,](\d{1,2}))?$/;

const MINOR_UNITS = 100;

/** The dearest price of a catalogue, in minor units. Nothing above it can be meant. */
export const DEAREST = 10_000_000;

/** A lower price is questioned, except a price per minute. In minor units. */
export const LEAST = 100;

/**
 * Returns what to write for a price that is not a whole number of minor units; null when that is
 * unclear. Suggests nothing below `least` minor units for a number that could be in either unit.
 */
export function meantPrice(written: string, least = 0): string | null {
  const [, whole, decimals] = WRITTEN.exec(written.trim()) ?? [];
  if (whole === undefined) return null;
  const units = Number(whole.replaceAll(',', ''));
  if (decimals === undefined && units >= least) return eitherPrice(units);
  const cents = units * MINOR_UNITS + Number((decimals ?? '').padEnd(2, '0'));
  if (cents > DEAREST) return null;
  if (units > 0 || cents === 0) return `Write ${cents}: prices are whole cents or pence.`;
  // Half a cent looks the same, and cannot be charged.
  const price = `Write ${cents} for ${(cents / MINOR_UNITS).toFixed(2)}: prices are whole cents or pence.`;
  if (cents >= least) return price;
  return `${price} Then list ${cents} in "meantAmounts", because so little is rarely meant.`;
}

/** What to write for a whole number that could be in either unit. */
function eitherPrice(units: number): string | null {
  if (units > DEAREST) return null;
  if (units * MINOR_UNITS > DEAREST) return `Write ${units}: prices are whole cents or pence.`;
  const [major, minor] = [units, units / MINOR_UNITS].map((amount) => amount.toFixed(2));
  return `Write ${units * MINOR_UNITS} for ${major}, or ${units} for ${minor}.`;
}
