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
  /** Where a brand's own file says it. */
  readonly pointer: string;
  /** What the brand's own file says; undefined where it says nothing. */
  readonly own: string | undefined;
  /** What a layer says, which translates the original; null where none does. */
  readonly inherited: Inherited | null;
}

interface Draft {
  readonly own: JsonObject;
  readonly inherited: ReadonlyMap<string, Inherited>;
}

const HERE = '#/definitions/';

/** What a language may say and need not is no row: its place is the file. */
const MAY_DIFFER = ['/name', '/legalName', '/footer/href'];

/** The languages that a draft offers, its default first. */
export function languagesOf({ inherited, own }: Draft): readonly string[] {
  const said = valueAt(own, '/languages') ?? inherited.get('/languages')?.value;
  return [said].flat().filter((tag) => typeof tag === 'string');
}

/** The languages that need words of their own: English of another country reads the default's. */
export function translatedOf([first = '', ...others]: readonly string[]): readonly string[] {
  return others.filter((tag) => tag.slice(0, 2) !== first.slice(0, 2));
}

/** The brand's texts, those first that lack a translation, else in the order of the schema. */
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

/** Whether a text is not there in one of the languages. */
export function isMissing({ cells }: Pick<WordRow, 'cells'>): boolean {
  return cells.some(({ inherited, own }) => own === undefined && inherited === null);
}

function cellOf(draft: Draft, pointer: string, language: string): WordCell {
  const at = toPointer(['translations', language]) + pointer;
  const own = valueAt(draft.own, at);
  // What the brand words anew, no layer translates.
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

/** The texts that the schema lets a language say, each with how long it may be. */
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
