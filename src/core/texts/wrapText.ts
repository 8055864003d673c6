import { formatText } from './formatText.ts';

/**
 * Puts a text, in each of its variants (see `chosenText`), into another one in place of {text}.
 */
export function wrapText(text: string, around: string): string {
  const hasVariants = text.startsWith('|');
  const wrapped = text.split('|').map((part, index) => {
    const isSaid = !hasVariants || (index > 2 && index % 2 === 1);
    return isSaid ? formatText(around, { text: part }) : part;
  });
  return wrapped.join('|');
}
