import { parseText, type TextPart } from './parseText.ts';

/** What a text is filled with: each placeholder's name, and what kind of value it takes. */
export type Arguments = ReadonlyMap<string, 'words' | 'number' | 'kind'>;

/** The placeholders of an ICU message. Throws a TextFault where it is none. */
export function argumentsOf(text: string): Arguments {
  const found = new Map<string, 'words' | 'number' | 'kind'>();
  collect(parseText(text), found);
  return found;
}

function collect(
  parts: readonly TextPart[],
  found: Map<string, 'words' | 'number' | 'kind'>,
): void {
  for (const part of parts) {
    if (part.kind === 'words') continue;
    if (part.kind === 'value') {
      // What is chosen by is of that kind wherever it is filled in as well.
      if (part.isNumber || !found.has(part.name)) {
        found.set(part.name, part.isNumber ? 'number' : 'words');
      }
      continue;
    }
    found.set(part.name, part.kind === 'plural' ? 'number' : 'kind');
    for (const option of Object.values(part.options)) collect(option, found);
  }
}
