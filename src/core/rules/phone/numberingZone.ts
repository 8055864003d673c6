/**
 * Returns the zone whose plans are loaded for a calling code: its first digit, which is a region of the
 * world. 44 is a zone of its own because one of the markets uses it. 1 and 7 are regions by themselves.
 */
export function numberingZone(callingCode: string): string {
  return callingCode === '44' ? '44' : callingCode.charAt(0);
}
