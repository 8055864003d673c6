import type { JsonSchema } from '../../schemas/JsonSchema.ts';

/** One setting, as the guide lists it. */
export interface SettingRow {
  /** Its dotted path: 'theme.signature.pattern'. */
  readonly path: string;
  readonly about: string;
  readonly values: string;
  /** The statements of the specification that it serves; '–' for none. */
  readonly serves: string;
}

const LOCAL = '#/definitions/';

/** Every setting of a brand in the schema's order, by the root key that contains it. */
export function settingRows(root: JsonSchema): ReadonlyMap<string, readonly SettingRow[]> {
  const { properties = {}, definitions = {} } = root;
  return new Map(Object.entries(properties).map(([key, node]) => [key, rowsOf(node, key, '–')]));

  function rowsOf(node: JsonSchema, path: string, servesAbove: string): readonly SettingRow[] {
    const serves = node.serves ?? servesAbove;
    const members = Object.entries(node.properties ?? {});
    if (members.length > 0) {
      return members.flatMap(([key, member]) => rowsOf(member, `${path}.${key}`, serves));
    }
    const about = (node.description ?? named(node).description ?? '').replace(/\.$/, '');
    return [{ path, about, values: valuesOf(node), serves }];
  }

  /** The definition that a schema refers to; empty when it refers to none. */
  function named({ $ref = '' }: JsonSchema): JsonSchema {
    return definitions[$ref.slice(LOCAL.length)] ?? {};
  }

  function valuesOf(node: JsonSchema): string {
    if (node.shownAs !== undefined) return node.shownAs;
    if (node.$ref !== undefined) return valuesOf(named(node));
    if (node.items !== undefined) return `a list of ${pluralOf(valuesOf(node.items))}`;
    if (node.enum !== undefined) return asCode(node.enum).join(', ');
    if (node.properties !== undefined) return asCode(Object.keys(node.properties)).join(' and ');
    return scalarOf(node);
  }
}

function asCode(values: readonly unknown[]): readonly string[] {
  return values.map((value) => `\`${String(value)}\``);
}

/** 'a host name' → 'host names'. Choices and keys stay as they are. */
function pluralOf(values: string): string {
  return values.startsWith('a ') ? `${values.slice('a '.length)}s` : values;
}

function scalarOf({ type, minimum, maximum, maxLength }: JsonSchema): string {
  if (type === 'boolean') return '`true`, `false`';
  if (type !== 'integer' && type !== 'number') {
    return maxLength === undefined ? 'text' : `text, up to ${maxLength} characters`;
  }
  return minimum === undefined || maximum === undefined
    ? 'a number'
    : `a number, ${minimum} to ${maximum}`;
}
