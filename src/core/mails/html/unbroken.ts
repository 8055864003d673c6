/** The longest name that is sure to fit on a line of a title beside its picture, on a phone. */
const LINE = 18;

/** A number before the word that it counts. */
const COUNT = /(?<=\d) (?=\p{Ll})/gu;

/** Returns a text in which no line ends within a brand's name, or after a number that counts. */
export function unbroken(name: string, text: string): string {
  const named = name.length > LINE ? text : text.replaceAll(name, name.replaceAll(' ', '\u00a0'));
  return named.replaceAll(COUNT, '\u00a0');
}
