import type { DateSamples } from '../../contract/Samples.ts';
import { formatDate } from '../formatDate.ts';

/** A sample with its day and its year once each. Other digits or calendars do not match. */
const SAMPLE = /^(?=\D*(?:1999)?\D*(0?7)\D*(?:1999)?\D*$).*1999/;

/** Writes a UTC date as `formatDate` does. Uses the samples of the language if they match. */
export function writeDate(at: Date, dateLanguage: string, samples: DateSamples): string {
  const sample = samples[at.getUTCMonth()] ?? '';
  const [, day] = SAMPLE.exec(sample) ?? [];
  const year = at.getUTCFullYear();
  if (day === undefined || year < 1000) return formatDate(at.toISOString(), dateLanguage);
  const first = at.getUTCDate() === 1 ? samples[12] : undefined;
  const written = first ?? String(at.getUTCDate()).padStart(day.length, '0');
  return sample.replace(day, written).replace('1999', String(year));
}
