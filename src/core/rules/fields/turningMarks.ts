const TURNING = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Whether a text has marks that turn its direction: behind one, 'moc.live//' reads as an address. */
export function hasTurningMarks(text: string): boolean {
  return text.search(TURNING) >= 0;
}

/** Returns a text without such marks: nobody types them, but a copy from an address book may bring some. */
export function withoutTurningMarks(text: string): string {
  return text.replaceAll(TURNING, '');
}
