/** What decides when a test file's turn comes. */
export interface TestFile {
  readonly project: string;
  readonly environment: string;
  readonly path: string;
}

/**
 * The rooms whose files take longest and wait for processes of their own, in the order in which they
 * begin: what only computes fills the cores beside them, and none of them is left for the end.
 */
const FIRST = ['tests/models/', 'tests/commands/', 'tests/brands/', 'tests/server/'] as const;

/** The project that has those rooms, in the environment that most of its files take. */
const FIRST_WORKERS = 'unit node';

/**
 * Compares two files for their turn. Files that one worker can run stand together: vitest ends a worker,
 * with all that it has loaded, where the next file is of another project or environment. Among them
 * the rooms that take longest begin.
 */
export function byWorkerAndRoom(one: TestFile, other: TestFile): number {
  const [mine, its] = [workersOf(one), workersOf(other)];
  if (mine === its) return roomRank(one) - roomRank(other);
  if (mine === FIRST_WORKERS) return -1;
  if (its === FIRST_WORKERS) return 1;
  return mine < its ? -1 : 1;
}

/** Reads which environment a file asks for in its first comment; null where it asks for none. */
export function environmentIn(text: string): string | null {
  return /^\s*\/\/\s*@vitest-environment\s+(\S+)/.exec(text)?.[1] ?? null;
}

const workersOf = ({ environment, project }: TestFile) => `${project} ${environment}`;

function roomRank({ path }: TestFile): number {
  const room = FIRST.findIndex((it) => path.includes(`/${it}`));
  return room === -1 ? FIRST.length : room;
}
