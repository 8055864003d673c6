import { chosenText } from './chosenText.ts';
import { formatText } from './formatText.ts';

/** Fills in a text whose numbers can have separators. It chooses by a number, and `write` formats it. */
export function formatNumbers(
  text: string,
  params: Readonly<Record<string, string | number>>,
  write: (number: number) => string,
): string {
  const written = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? write(value) : value,
  ]);
  return formatText(chosenText(text, params), Object.fromEntries(written));
}
