import type { JsonObject } from './JsonValue.ts';
import { isWithin } from './jsonPointer.ts';

/** The key for a brand's only language in files from before brands had several. */
export const OLD_LANGUAGE = 'locale';

/**
 * Returns a brand file or layer with `languages`: `locale` of an older file becomes its only
 * language. Returns the same object when it has no `locale`.
 */
export function withLanguages(value: JsonObject): JsonObject {
  if (!Object.hasOwn(value, OLD_LANGUAGE)) return value;
  const { [OLD_LANGUAGE]: locale, ...rest } = value;
  if (locale === undefined || Object.hasOwn(rest, 'languages')) return rest;
  return { ...rest, languages: locale === null ? null : [locale] };
}

/** Returns the place of the setting `pointer` in a file: an older file has its languages in `locale`. */
export function writtenAt(value: JsonObject, pointer: string): string {
  const isOld = Object.hasOwn(value, OLD_LANGUAGE) && !Object.hasOwn(value, 'languages');
  return isOld && isWithin(pointer, '/languages') ? `/${OLD_LANGUAGE}` : pointer;
}

/** Sets a merged brand's `locale` to its first language, in which its texts are written. */
export function withLocale(value: JsonObject): JsonObject {
  const { languages } = value;
  const first = Array.isArray(languages) ? languages[0] : undefined;
  return typeof first === 'string' ? { ...value, [OLD_LANGUAGE]: first } : value;
}
