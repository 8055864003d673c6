/**
 * Returns the part of the numbering plans that a calling code is loaded with: its first digit,
 * which is a region of the world. 44 has a part of its own, because a market dials it. 1 and 7 are
 * regions of their own anyway.
 */
export function numberingZone(callingCode: string): string {
  return callingCode === '44' ? '44' : callingCode.charAt(0);
}
