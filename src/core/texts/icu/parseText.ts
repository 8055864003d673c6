import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { unreachable } from '../../contract/unreachable.ts';
import { TextFault } from './TextFault.ts';

/** A part of a text: words, a placeholder, or a choice among texts. */
export type TextPart =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'value'; readonly name: string; readonly isNumber: boolean }
  | TextChoice;

/** A choice by the plural category of a number, or by one of several known words. */
export interface TextChoice {
  readonly kind: 'plural' | 'select';
  readonly name: string;
  readonly options: Readonly<Record<string, readonly TextPart[]>>;
}

/** FormatJS's name for a fault → the message shown. */
const FAULTS: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'A "{" is not closed.',
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: 'A quote is not closed.',
  UNMATCHED_CLOSING_TAG: 'A tag is closed that was not opened.',
  EMPTY_ARGUMENT: 'There is nothing between "{" and "}".',
  MALFORMED_ARGUMENT: 'What is between "{" and "}" is no name.',
  MISSING_OTHER_CLAUSE: 'A choice has no "other".',
  INVALID_ARGUMENT_TYPE: 'A value is of a kind that is not known.',
};

/**
 * Parses a text as an ICU message. Throws a TextFault for an invalid one, or for an unsupported feature.
 */
export function parseText(text: string): readonly TextPart[] {
  return partsOf(elementsOf(text), null);
}

function elementsOf(text: string): readonly MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true });
  } catch (cause) {
    const code = cause instanceof Error ? cause.message : '';
    const why = FAULTS[code] ?? `It is no ICU message (${code}).`;
    throw new TextFault(
      why,
      'Write values as {name}, and choices as {name, plural, one {…} other {…}}.',
      cause,
    );
  }
}

/** `counted` is the number that a `#` shows. */
function partsOf(
  elements: readonly MessageFormatElement[],
  counted: string | null,
): readonly TextPart[] {
  return elements.map((element): TextPart => {
    switch (element.type) {
      case TYPE.literal:
        return { kind: 'words', words: plain(element.value) };
      case TYPE.argument:
        return { kind: 'value', name: element.value, isNumber: false };
      case TYPE.number:
        if (element.style) throw asked('a style of numbers', 'Write {name, number}.');
        return { kind: 'value', name: element.value, isNumber: true };
      case TYPE.pound:
        return { kind: 'value', name: counted ?? '', isNumber: true };
      case TYPE.select:
        return {
          kind: 'select',
          name: element.value,
          options: optionsOf(element.options, counted),
        };
      case TYPE.plural: {
        const { offset, options, pluralType, value } = element;
        if (pluralType !== 'cardinal') throw asked('an ordinal', 'Write {name, plural, …}.');
        if (offset !== 0) throw asked('an offset', 'Leave it out.');
        const exact = Object.keys(options).find((key) => key.startsWith('='));
        if (exact) throw asked(`"${exact}"`, 'Write one, few, many or other.');
        return { kind: 'plural', name: value, options: optionsOf(options, value) };
      }
      case TYPE.date:
      case TYPE.time:
        throw asked('a date', 'Write {name}: it is filled in as the language writes it.');
      case TYPE.tag:
        throw asked('a tag', 'Write the words themselves.');
      default:
        return unreachable(element);
    }
  });
}

function optionsOf(
  options: Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>,
  counted: string | null,
): TextChoice['options'] {
  return Object.fromEntries(
    Object.entries(options).map(([key, { value }]) => [key, partsOf(value, counted)]),
  );
}

/** Refuses a literal brace, which a page would read as a placeholder. */
function plain(words: string): string {
  if (!/[{}]/.test(words)) return words;
  throw new TextFault(
    'A brace stands for itself here.',
    'Write ’ for an apostrophe before it, or leave the brace out.',
  );
}

function asked(what: string, fix: string): TextFault {
  return new TextFault(`It asks for ${what}, which no page can write.`, fix);
}
