/** Marks without a width, and those that reverse the direction. Joiners stay: some scripts need them. */
const UNSEEN = /[\xAD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * Tells whether a text has marks that nobody sees, but that split its words or reverse them: after
 * one, 'moc.live//' reads as an address.
 */
export function hasUnseenMarks(text: string): boolean {
  return text.search(UNSEEN) >= 0;
}

/**
 * Returns a text without such marks. They are never typed, but a copy from an address book or a web
 * page may contain some.
 */
export function withoutUnseenMarks(text: string): string {
  return text.replaceAll(UNSEEN, '');
}
