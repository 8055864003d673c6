const TURNING = /[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Tells whether a text has marks that reverse its direction: after one, 'moc.live//' reads as an
 * address.
 */
export function hasTurningMarks(text: string): boolean {
  return text.search(TURNING) >= 0;
}

/**
 * Returns a text without such marks. They are never typed, but a copy from an address book may
 * contain some.
 */
export function withoutTurningMarks(text: string): string {
  return text.replaceAll(TURNING, '');
}
