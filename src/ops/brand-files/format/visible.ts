/** Control characters but the tab, and those that turn the direction of what follows. */
const UNSEEN = /[^\P{Cc}\t]|[\u202a-\u202e\u2066-\u2069]/gu;

const PICTURES = 0x2400;

/**
 * Returns a text of others, such as a file's name, that a terminal only shows: a control character
 * could move the cursor or change what is read. Each becomes one character, so columns stay.
 */
export function visible(text: string): string {
  return text.replace(UNSEEN, (character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(PICTURES + code) : '\ufffd';
  });
}
