import { isJsonObject, type JsonObject } from './JsonValue.ts';
import { withLanguages } from './withLanguages.ts';

/** What a brand file or a layer says, as it is written today. Returns the value itself where it is so already. */
export function asWrittenToday(value: JsonObject): JsonObject {
  const worded = withLanguages(value);
  const { tax } = worded;
  return namesTaxOnce(worded) && isJsonObject(tax)
    ? { ...worded, tax: { ...tax, labels: null } }
    : worded;
}

/**
 * Whether a file names the tax and says nothing of its names by province, as files did that are older
 * than those names. It means its own name everywhere, and not those of a layer below it.
 */
export function namesTaxOnce({ tax }: JsonObject): boolean {
  return isJsonObject(tax) && typeof tax['label'] === 'string' && !Object.hasOwn(tax, 'labels');
}
