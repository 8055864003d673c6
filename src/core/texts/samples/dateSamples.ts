import type { DateSamples } from '../../contract/Samples.ts';
import { formatDate } from '../formatDate.ts';
import { keptFormats } from '../keptFormats.ts';

/** Returns a language's samples of dates. Brands share them. */
export const dateSamples = keptFormats(
  (dateLanguage: string): DateSamples => [
    ...Array.from({ length: 12 }, (_, month) => written(dateLanguage, month, 7)),
    ...(/^1\p{L}+/u.exec(written(dateLanguage, 0, 1)) ?? []),
  ],
);

function written(dateLanguage: string, month: number, day: number): string {
  return formatDate(new Date(Date.UTC(1999, month, day)).toISOString(), dateLanguage);
}
