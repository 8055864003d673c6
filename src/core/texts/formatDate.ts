import { keptFormats } from './keptFormats.ts';

const formatOf = keptFormats(
  (dateLanguage: string, timeZone: string) =>
    new Intl.DateTimeFormat(dateLanguage, { dateStyle: 'long', timeZone }),
);

/**
 * An ISO 8601 date and time as a long date in the brand's dateLanguage. The day is UTC's unless a
 * time zone is given, so that the server and the browser write the same.
 */
export function formatDate(iso: string, dateLanguage: string, timeZone = 'UTC'): string {
  const written = formatOf(dateLanguage, timeZone).format(new Date(iso));
  // The formatter counts every day alike, and French calls the first of a month the first.
  return dateLanguage.startsWith('fr') ? written.replace(/^1 /, '1er ') : written;
}
