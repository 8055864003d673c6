import { onTestFinished } from 'vitest';

/** The parts of Intl that write a number, a date, a name or a list, by the member that does it. */
const FORMATS = [
  ['NumberFormat', Intl.NumberFormat.prototype, 'format'],
  ['DateTimeFormat', Intl.DateTimeFormat.prototype, 'format'],
  ['DateTimeFormat', Intl.DateTimeFormat.prototype, 'resolvedOptions'],
  ['DisplayNames', Intl.DisplayNames.prototype, 'of'],
  ['Collator', Intl.Collator.prototype, 'compare'],
  ['ListFormat', Intl.ListFormat.prototype, 'format'],
  ['toLocaleString', Number.prototype, 'toLocaleString'],
] as const;

/** Writes down which parts of Intl are asked until the test ends: formats are kept, so making one tells little. */
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
