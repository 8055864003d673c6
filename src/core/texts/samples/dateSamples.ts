import type { DateSamples } from '../../contract/Samples.ts';
import { formatDate } from '../formatDate.ts';
import { keptFormats } from '../keptFormats.ts';

/** How a language writes the days of each month. Brands share them. */
export const dateSamples = keptFormats(
  (dateLanguage: string): DateSamples =>
    Array.from({ length: 12 }, (_, month) =>
      formatDate(new Date(Date.UTC(1999, month, 7)).toISOString(), dateLanguage),
    ),
);
