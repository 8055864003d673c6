import type { JsonObject } from './JsonValue.ts';
import { isWithin } from './jsonPointer.ts';

/** The key in which files said their one language before they offered several. */
export const OLD_LANGUAGE = 'locale';

/**
 * What a brand file or a layer says, with its languages as `languages`: an older file that names its
 * one language in `locale` offers that language alone. Returns the value itself where it says no `locale`.
 */
export function withLanguages(value: JsonObject): JsonObject {
  if (!Object.hasOwn(value, OLD_LANGUAGE)) return value;
  const { [OLD_LANGUAGE]: locale, ...rest } = value;
  if (locale === undefined || Object.hasOwn(rest, 'languages')) return rest;
  return { ...rest, languages: locale === null ? null : [locale] };
}

/** Where a file writes what `pointer` names: its languages are in `locale` in an older one. */
export function writtenAt(value: JsonObject, pointer: string): string {
  const isOld = Object.hasOwn(value, OLD_LANGUAGE) && !Object.hasOwn(value, 'languages');
  return isOld && isWithin(pointer, '/languages') ? `/${OLD_LANGUAGE}` : pointer;
}

/** A merged brand with the language that it is worded in: the first that it offers. */
export function withLocale(value: JsonObject): JsonObject {
  const { languages } = value;
  const first = Array.isArray(languages) ? languages[0] : undefined;
  return typeof first === 'string' ? { ...value, [OLD_LANGUAGE]: first } : value;
}
