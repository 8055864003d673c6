import { parseText, type TextPart } from './parseText.ts';

/** The placeholders of a text by name, each with the kind of its value. */
export type Arguments = ReadonlyMap<string, 'words' | 'number' | 'kind'>;

/** Returns the placeholders of an ICU message. Throws a TextFault for an invalid one. */
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
      // A plain placeholder does not change the kind of a choice with the same name.
      if (part.isNumber || !found.has(part.name)) {
        found.set(part.name, part.isNumber ? 'number' : 'words');
      }
      continue;
    }
    found.set(part.name, part.kind === 'plural' ? 'number' : 'kind');
    for (const option of Object.values(part.options)) collect(option, found);
  }
}
