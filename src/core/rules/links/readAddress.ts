/** An address as its parts; null where it is none. URL.canParse is newer than browsers that are still in use. */
export function readAddress(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
