import type { Explanation } from '../../../core/brand/explainBrand.ts';
import type { Origin } from '../../../core/brand/originsOf.ts';
import { writtenAt } from '../../../core/brand/withLanguages.ts';
import type { Span } from '../problem/Span.ts';
import type { SourceLayer } from '../resolve/layersOf.ts';
import { locate } from '../sources/syntaxTree.ts';
import { tableOf } from '../verbs/tableOf.ts';
import { keyOfPointer } from './settingKey.ts';
import { shownValue } from './shownValue.ts';

export type Explained = Explanation<SourceLayer>;

/** Fits a terminal when many settings are shown. */
const SHORT = 44;

/**
 * Formats explanations for people. A single setting, asked for by its pointer, is shown with its
 * whole value.
 */
export function explainedTable(found: readonly Explained[], asked: string): string {
  const longest = found.length === 1 && asked !== '' ? Number.POSITIVE_INFINITY : SHORT;
  const rows = found.flatMap((it) => [
    [keyOfPointer(it.pointer), shownValue(it.value, longest), placeOf(it.setBy)],
    ...it.overrides.map((origin) => [
      '',
      `  over ${shownValue(origin.value, longest)}`,
      `  ${placeOf(origin)}`,
    ]),
  ]);
  return tableOf(rows);
}

/**
 * Formats explanations for programs: {"brand": …, "settings": [{key, value, setBy, overrides}]}.
 */
export function explainedJson(brand: string, found: readonly Explained[]): string {
  const settings = found.map(({ pointer, value, setBy, overrides }) => ({
    key: keyOfPointer(pointer),
    pointer,
    value,
    setBy: whereAndWhat(setBy),
    overrides: overrides.map(whereAndWhat),
  }));
  return `${JSON.stringify({ brand, settings }, null, 2)}\n`;
}

function whereAndWhat({ layer, pointer, value }: Origin<SourceLayer>) {
  const { line, column } = placeIn({ layer, pointer });
  return { file: layer.name, line, column, pointer, value };
}

function placeOf(origin: Origin<SourceLayer>): string {
  return `${origin.layer.name}:${placeIn(origin).line}`;
}

function placeIn({ layer, pointer }: Pick<Origin<SourceLayer>, 'layer' | 'pointer'>): Span {
  return locate(layer.source, writtenAt(layer.source.value, pointer), 'key');
}
