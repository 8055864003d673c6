import { keptFormats } from './keptFormats.ts';

const formatOf = keptFormats(
  (dateLanguage: string, timeZone: string) =>
    new Intl.DateTimeFormat(dateLanguage, { dateStyle: 'long', timeZone }),
);

/**
 * Formats an ISO 8601 date and time as a long date in the brand's dateLanguage. The default time
 * zone is UTC, so that the server and the browser write the same.
 */
export function formatDate(iso: string, dateLanguage: string, timeZone = 'UTC'): string {
  const written = formatOf(dateLanguage, timeZone).format(new Date(iso));
  // Intl does not write the French ordinal for the first of a month.
  return dateLanguage.startsWith('fr') ? written.replace(/^1 /, '1er ') : written;
}
