/**
 * Parses an address; null when it is invalid. URL.canParse is missing in browsers that are still in use.
 */
export function readAddress(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
