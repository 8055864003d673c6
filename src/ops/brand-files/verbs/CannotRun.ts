/** Thrown when a verb cannot do its work. The message is one line that says why, and what to do. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/** For a folder without a brand. It was probably named by mistake. */
export function noBrandIn(dir: string): CannotRun {
  return new CannotRun(`There is no brand file in ${dir}. Name a folder laid out like brands/.`);
}
