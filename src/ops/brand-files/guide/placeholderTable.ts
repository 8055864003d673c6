import { COPYRIGHT_WORDS } from '../../../core/texts/copyrightLine.ts';
import { textsFor } from '../../../core/texts/textsFor.ts';
import type { JsonSchema } from '../../schemas/JsonSchema.ts';
import { PLACEHOLDER, TERMS_PLACEHOLDERS } from '../terms/placeholders.ts';

/** Returns table rows: each placeholder, and the brand texts that it is filled into. */
export function placeholderTable(schema: JsonSchema): string {
  const usual: Readonly<Record<string, string>> = textsFor({
    locale: 'en-US',
    market: 'US',
    texts: {},
  });
  const own = Object.keys(schema.properties?.['texts']?.properties ?? {}).flatMap((key) => {
    const filled = (usual[key] ?? '').match(PLACEHOLDER) ?? [];
    return filled.length === 0 ? [] : [[`\`texts.${key}\``, filled] as const];
  });
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ...own,
    ['`footer.copyright`', inBraces(COPYRIGHT_WORDS)],
    ['a text in `brands/terms`', inBraces(TERMS_PLACEHOLDERS)],
    ['every other text, and all of a catalogue', []],
  ];
  const lines = rows.map(([text, filled]) => {
    const listed = filled.map((it) => `\`${it}\``).join(', ');
    return `| ${text} | ${listed || 'none'} |\n`;
  });
  return `| Text | Filled in |\n| --- | --- |\n${lines.join('')}`;
}

function inBraces(words: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(words).map((name) => `{${name}}`);
}
