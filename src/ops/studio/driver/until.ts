/** How often the page is checked for the state, with a short pause between. */
const LOOKS = 1_000;

/** Resolves with the first result of `look`; null when it never finds anything. */
export async function until<T>(look: () => T | null | undefined): Promise<T | null> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const found = look();
    if (found) return found;
    await nextMoment();
  }
  return null;
}

export function nextMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 30));
}
