/**
 * The part of the numbering plans that a calling code is loaded with: its first digit, which is a
 * region of the world; 44 alone, because a market dials it. 1 and 7 are alone by nature.
 */
export function numberingZone(callingCode: string): string {
  return callingCode === '44' ? '44' : callingCode.charAt(0);
}
