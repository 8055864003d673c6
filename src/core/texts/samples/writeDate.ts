import type { DateSamples } from '../../contract/Samples.ts';
import { formatDate } from '../formatDate.ts';

/** Day and year of a sample, each once: no other digits and no other calendar fit. */
const SAMPLE = /^(?=\D*(?:1999)?\D*(0?7)\D*(?:1999)?\D*$).*1999/;

/** A day of UTC as `formatDate` writes it, by the samples of its language where they tell how. */
export function writeDate(at: Date, dateLanguage: string, samples: DateSamples): string {
  const sample = samples[at.getUTCMonth()] ?? '';
  const [, day] = SAMPLE.exec(sample) ?? [];
  const year = at.getUTCFullYear();
  if (day === undefined || year < 1000) return formatDate(at.toISOString(), dateLanguage);
  const first = at.getUTCDate() === 1 ? samples[12] : undefined;
  const written = first ?? String(at.getUTCDate()).padStart(day.length, '0');
  return sample.replace(day, written).replace('1999', String(year));
}
