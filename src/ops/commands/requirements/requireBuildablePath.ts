import { CommandError } from '../CommandError.ts';

/** Vite reads '#' and '?' as parts of an address, '*' as a pattern, and '$' as part of an alias. */
const UNBUILDABLE = /[#?*$]/;

/** Throws a CommandError when the path of the project's folder contains a character that breaks Vite's build. */
export function requireBuildablePath(root: string): void {
  const [character] = UNBUILDABLE.exec(root) ?? [];
  if (character === undefined) return;
  throw new CommandError(
    `The project cannot be built in a folder whose path contains '${character}': ${root}. Move it to a folder without one of # ? * $.`,
  );
}
