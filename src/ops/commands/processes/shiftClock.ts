/**
 * Loaded before a process's own code. Moves its clock ahead by CLOCK_SHIFT_MS, so that tests need
 * not wait for minutes.
 */
const shift = Number(process.env['CLOCK_SHIFT_MS'] ?? '0');
const real = Date.now;
const now = () => real() + shift;

globalThis.Date = new Proxy(Date, {
  construct: (target, parts: unknown[], self) =>
    Reflect.construct(target, parts.length === 0 ? [now()] : parts, self),
  get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
});
