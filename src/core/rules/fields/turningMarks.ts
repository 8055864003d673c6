const TURNING = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Whether a text turns what stands around it: 'moc.live//' reads as an address behind such a mark. */
export function hasTurningMarks(text: string): boolean {
  return text.search(TURNING) >= 0;
}

/** A text without them: nobody types them, but what is copied from an address book may bring them. */
export function withoutTurningMarks(text: string): string {
  return text.replaceAll(TURNING, '');
}
