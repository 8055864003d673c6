export type KilledDatabase = 'sqlite' | 'postgres';

/** The file that kills the server. */
export const KILLS_TEST = 'tests/models/kills.test.ts';

const RUNS = {
  sqlite: { project: 'unit', environment: {} },
  postgres: { project: 'postgres', environment: { TEST_DATABASE: 'postgres' } },
} as const satisfies Record<KilledDatabase, unknown>;

/** Returns how Vitest runs this many kills, on one of the databases. */
export function killsRun(kills: number, database: KilledDatabase) {
  const { environment, project } = RUNS[database];
  return {
    options: ['run', `--project=${project}`, KILLS_TEST],
    environment: { ...environment, KILLS: String(kills) },
  };
}
