import { defineWidget } from '../../renderer/defineWidget.ts';

export const widget = defineWidget({
  comes: 'withPage',
  texts: [
    'phonePurpose',
    'country',
    'countryIs',
    'countryDetected',
    'searchInDropdown',
    'noResultsFound',
    'resultsFound',
    'countriesFailed',
  ],
  brand: [],
});
