/** The most that are kept at once: an account's time zone may be any of hundreds. */
const MOST = 100;

/**
 * Returns a formatter by its settings, and makes each once: Intl takes far longer to make a formatter
 * than to format with it.
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
