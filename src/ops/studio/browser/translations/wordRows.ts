import type { RJSFSchema } from '@rjsf/utils';
import { valueAt } from '../../../../core/brand/editValue.ts';
import type { JsonObject, JsonValue } from '../../../../core/brand/JsonValue.ts';
import { fromPointer, toPointer } from '../../../../core/brand/jsonPointer.ts';
import type { Inherited } from '../../wire/BrandReport.ts';
import { asSchema } from '../form/formSchema.ts';
import { settingLabel } from '../form/settingLabel.ts';

/** A text of the brand, in its default language and in the others. */
export interface WordRow {
  readonly pointer: string;
  /** 'Headings: Paid' */
  readonly label: string;
  readonly original: string;
  readonly maxLength: number;
  readonly cells: readonly WordCell[];
}

/** A text in one language. */
export interface WordCell {
  readonly language: string;
  /** Its pointer in the brand's own file. */
  readonly pointer: string;
  /** The text in the brand's own file; undefined when the file does not set it. */
  readonly own: string | undefined;
  /** The text in a layer, a translation of the same original; null when there is none. */
  readonly inherited: Inherited | null;
}

interface Draft {
  readonly own: JsonObject;
  readonly inherited: ReadonlyMap<string, Inherited>;
}

const HERE = '#/definitions/';

/** Settings that may differ by language but need not have no row. They are edited in the file. */
const MAY_DIFFER = ['/name', '/legalName', '/footer/href'];

/** The languages that a draft offers, its default first. */
export function languagesOf({ inherited, own }: Draft): readonly string[] {
  const said = valueAt(own, '/languages') ?? inherited.get('/languages')?.value;
  return [said].flat().filter((tag) => typeof tag === 'string');
}

/** The languages that need translations. English of another country uses the default's texts. */
export function translatedOf([first = '', ...others]: readonly string[]): readonly string[] {
  return others.filter((tag) => tag.slice(0, 2) !== first.slice(0, 2));
}

/** The brand's texts, those that lack a translation first, otherwise in the order of the schema. */
export function wordRows(schema: JsonObject, draft: Draft): readonly WordRow[] {
  const languages = translatedOf(languagesOf(draft));
  const rows = textsIn(schema).flatMap(([pointer, maxLength]): WordRow[] => {
    const original = textAt(draft, pointer);
    if (original === undefined) return [];
    const cells = languages.map((language) => cellOf(draft, pointer, language));
    return [{ pointer, label: labelOf(pointer), original, maxLength, cells }];
  });
  const [missing, whole] = [rows.filter(isMissing), rows.filter((row) => !isMissing(row))];
  return [...missing, ...whole];
}

/** Whether a text is missing in one of the languages. */
export function isMissing({ cells }: Pick<WordRow, 'cells'>): boolean {
  return cells.some(({ inherited, own }) => own === undefined && inherited === null);
}

function cellOf(draft: Draft, pointer: string, language: string): WordCell {
  const at = toPointer(['translations', language]) + pointer;
  const own = valueAt(draft.own, at);
  // No layer translates a text that the brand's own file sets.
  const isAnew = typeof valueAt(draft.own, pointer) === 'string';
  return {
    language,
    pointer: at,
    own: typeof own === 'string' ? own : undefined,
    inherited: isAnew ? null : (draft.inherited.get(at) ?? null),
  };
}

function textAt({ inherited, own }: Draft, pointer: string): string | undefined {
  const said: JsonValue | undefined = valueAt(own, pointer) ?? inherited.get(pointer)?.value;
  const isTaken = valueAt(own, pointer) === null;
  return typeof said === 'string' && !isTaken ? said : undefined;
}

function labelOf(pointer: string): string {
  return fromPointer(pointer).map(settingLabel).join(': ');
}

/** The texts that the schema allows in a language, each with its longest length. */
function textsIn(schema: JsonObject): readonly (readonly [pointer: string, maxLength: number])[] {
  const definitions = asSchema(asSchema(schema).definitions);
  return within({ $ref: `${HERE}wordsOrNull` }, []);

  function within(
    written: RJSFSchema,
    path: readonly string[],
  ): readonly (readonly [string, number])[] {
    const name = written.$ref?.slice(HERE.length) ?? '';
    const node = {
      ...asSchema(Object.entries(definitions).find(([key]) => key === name)?.[1]),
      ...written,
    };
    if (node.properties !== undefined) {
      return Object.entries(node.properties).flatMap(([key, it]) =>
        within(asSchema(it), [...path, key]),
      );
    }
    const pointer = toPointer(path);
    const isText = node.maxLength !== undefined && !MAY_DIFFER.includes(pointer);
    return isText ? [[pointer, node.maxLength ?? 0]] : [];
  }
}
