import { onTestFinished } from 'vitest';

/** The formatters of Intl for numbers, dates, names and lists, with the method that formats. */
const FORMATS = [
  ['NumberFormat', Intl.NumberFormat.prototype, 'format'],
  ['DateTimeFormat', Intl.DateTimeFormat.prototype, 'format'],
  ['DateTimeFormat', Intl.DateTimeFormat.prototype, 'resolvedOptions'],
  ['DisplayNames', Intl.DisplayNames.prototype, 'of'],
  ['Collator', Intl.Collator.prototype, 'compare'],
  ['ListFormat', Intl.ListFormat.prototype, 'format'],
  ['toLocaleString', Number.prototype, 'toLocaleString'],
] as const;

/**
 * Records which formatters of Intl are used until the test ends. Counting their creation would not
 * do, because they are cached.
 */
export function watchFormats(): readonly string[] {
  const asked: string[] = [];
  for (const [name, prototype, member] of FORMATS) {
    const own = Object.getOwnPropertyDescriptor(prototype, member);
    if (own === undefined) throw new Error(`${name} has no member '${member}'.`);
    Object.defineProperty(prototype, member, {
      configurable: true,
      get(this: unknown) {
        asked.push(name);
        return own.get ? own.get.call(this) : own.value;
      },
    });
    onTestFinished(() => void Object.defineProperty(prototype, member, own));
  }
  return asked;
}
