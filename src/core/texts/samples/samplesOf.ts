import type { Brand } from '../../contract/generated/brand.ts';
import type { Samples } from '../../contract/Samples.ts';
import { listComma } from '../listComma.ts';
import { dateSamples } from './dateSamples.ts';
import { numberSamples } from './numberSamples.ts';

/** Returns the samples from which a brand's page writes numbers, dates and lists. */
export function samplesOf(brand: Pick<Brand, 'currency' | 'dateLanguage' | 'locale'>): Samples {
  return {
    numberSamples: numberSamples(brand.currency, brand.locale),
    dateSamples: dateSamples(brand.dateLanguage),
    listComma: listComma(brand.locale),
  };
}
