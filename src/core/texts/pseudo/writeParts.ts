import { type TextPart } from '../icu/parseText.ts';

/** Writes the parts of a text as an ICU message, with `change` applied to its words. */
export function writeParts(parts: readonly TextPart[], change: (words: string) => string): string {
  return parts
    .map((part): string => {
      if (part.kind === 'words') return change(part.words);
      if (part.kind === 'value') return part.isNumber ? `{${part.name}, number}` : `{${part.name}}`;
      const options = Object.entries(part.options).map(
        ([key, option]) => `${key} {${writeParts(option, change)}}`,
      );
      return `{${part.name}, ${part.kind}, ${options.join(' ')}}`;
    })
    .join('');
}
