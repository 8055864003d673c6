import { setAt } from '../../../../core/brand/editValue.ts';
import { isJsonObject, type JsonObject } from '../../../../core/brand/JsonValue.ts';
import { isWithin } from '../../../../core/brand/jsonPointer.ts';
import type { Inherited } from '../../wire/BrandReport.ts';

/** The questions that a brand would ask without its own file, by id. */
export function questionsOfLayers(inherited: ReadonlyMap<string, Inherited>): JsonObject {
  const settings = [...inherited.values()].filter(({ pointer }) => isWithin(pointer, '/questions'));
  const { questions } = settings.reduce<JsonObject>(
    (made, { pointer, value }) => setAt(made, pointer, value),
    {},
  );
  return isJsonObject(questions) ? questions : {};
}
