/** The properties that decide the order of test files. */
export interface TestFile {
  readonly project: string;
  readonly environment: string;
  readonly path: string;
}

/**
 * The rooms whose files take longest and wait for their own processes, in their order of starting.
 * Other files use the cores while these wait, and none of these is left for the end.
 */
const FIRST = [
  'tests/models/',
  'tests/postgres/',
  'tests/commands/',
  'tests/brands/',
  'tests/server/',
] as const;

/** The project of those rooms, with the environment of most of their files. */
const FIRST_WORKERS = 'unit node';

/**
 * Compares two test files for their order. Files that can share a worker come together, because
 * vitest ends a worker, with its loaded modules, when the next file is of another project or
 * environment. Among these, the slowest rooms come first.
 */
export function byWorkerAndRoom(one: TestFile, other: TestFile): number {
  const [mine, its] = [workersOf(one), workersOf(other)];
  if (mine === its) return roomRank(one) - roomRank(other);
  if (mine === FIRST_WORKERS) return -1;
  if (its === FIRST_WORKERS) return 1;
  // The page's many small files come last, and keep every core busy to the end.
  return mine > its ? -1 : 1;
}

/** Reads the environment that a file's first comment requests; null when it requests none. */
export function environmentIn(text: string): string | null {
  return /^\s*\/\/\s*@vitest-environment\s+(\S+)/.exec(text)?.[1] ?? null;
}

const workersOf = ({ environment, project }: TestFile) => `${project} ${environment}`;

function roomRank({ path }: TestFile): number {
  const room = FIRST.findIndex((it) => path.includes(`/${it}`));
  return room === -1 ? FIRST.length : room;
}
