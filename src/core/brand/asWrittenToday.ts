import { isJsonObject, type JsonObject } from './JsonValue.ts';
import { withLanguages } from './withLanguages.ts';

/**
 * Converts a brand file or layer from the old format. Returns the same object when nothing is to
 * convert.
 */
export function asWrittenToday(value: JsonObject): JsonObject {
  const worded = withLanguages(value);
  const { tax } = worded;
  return namesTaxOnce(worded) && isJsonObject(tax)
    ? { ...worded, tax: { ...tax, labels: null } }
    : worded;
}

/**
 * Whether a file sets a tax label but no labels by province, as files did before those existed.
 * Such a file means its label for every province, so it must not inherit labels from a lower layer.
 */
export function namesTaxOnce({ tax }: JsonObject): boolean {
  return isJsonObject(tax) && typeof tax['label'] === 'string' && !Object.hasOwn(tax, 'labels');
}
