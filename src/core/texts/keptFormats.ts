/** The cache's size. There are hundreds of time zones. */
const MOST = 100;

/**
 * Returns a function that creates the formatter for given settings and caches it, because Intl
 * takes far longer to create a formatter than to use it.
 */
export function keptFormats<Settings extends readonly string[], Format>(
  make: (...settings: Settings) => Format,
): (...settings: Settings) => Format {
  const kept = new Map<string, Format>();
  return (...settings) => {
    const name = settings.join();
    const known = kept.get(name);
    if (known !== undefined) return known;
    const format = make(...settings);
    if (kept.size >= MOST) kept.clear();
    kept.set(name, format);
    return format;
  };
}
