import type { DateSamples } from '../../contract/Samples.ts';
import { formatDate } from '../formatDate.ts';

/** Samples by language, which brands share. */
const made = new Map<string, DateSamples>();

/** How a language writes the days of each month. */
export function dateSamples(dateLanguage: string): DateSamples {
  const samples =
    made.get(dateLanguage) ??
    Array.from({ length: 12 }, (_, month) =>
      formatDate(new Date(Date.UTC(1999, month, 7)).toISOString(), dateLanguage),
    );
  made.set(dateLanguage, samples);
  return samples;
}
