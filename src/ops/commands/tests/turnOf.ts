/**
 * The rooms whose files take longest and wait for processes of their own, in the order in which they
 * begin: what only computes fills the cores beside them, and none of them is left for the end.
 */
const FIRST = ['tests/models/', 'tests/commands/', 'tests/brands/', 'tests/server/'] as const;

/** When a test file's turn is: the lowest comes first. */
export function turnOf(file: string, text: string): number {
  if (text.includes('@vitest-environment ')) return -1;
  const room = FIRST.findIndex((it) => file.includes(`/${it}`));
  return room === -1 ? FIRST.length : room;
}
