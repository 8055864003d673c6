/** The longest name that is sure to fit on a line of a title beside its picture, on a phone. */
const LINE = 18;

/** Returns a text in which a brand's name of several words stays on one line. */
export function unbroken(name: string, text: string): string {
  return name.length > LINE ? text : text.replaceAll(name, name.replaceAll(' ', '\u00a0'));
}
