import type { SentryConfig } from './Config.ts';
import type { EnvironmentReader } from './EnvironmentReader.ts';

/** The key in https://KEY@HOST/PROJECT. */
const KEY = /^[0-9a-zA-Z]{8,64}$/;
const PROJECT = /^(\/[\w-]+)*\/\d+$/;

/**
 * Returns the report service of the DSN; null when the DSN is unset or wrong. Also null outside
 * production, where reports go to the log.
 */
export function readSentry(
  reader: EnvironmentReader,
  environment: 'production' | 'development' | 'test',
): SentryConfig | null {
  const dsn = reader.optional('SENTRY_DSN');
  if (dsn === null) return null;
  const read = parseDsn(dsn);
  if (read === null) {
    reader.refuse(
      'SENTRY_DSN',
      dsn,
      "the project's DSN, such as https://KEY@o1.ingest.sentry.io/2",
    );
    return null;
  }
  reader.requireTls('SENTRY_DSN', environment, dsn);
  return environment === 'production' ? read : null;
}

function parseDsn(dsn: string): SentryConfig | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, username, host, pathname, search, hash } = new URL(dsn);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  if (!isWeb || !KEY.test(username) || !PROJECT.test(pathname) || search || hash) return null;
  const cut = pathname.lastIndexOf('/');
  const project = pathname.slice(cut + 1);
  return {
    dsn,
    publicKey: username,
    envelopeUrl: `${protocol}//${host}${pathname.slice(0, cut)}/api/${project}/envelope/`,
  };
}
