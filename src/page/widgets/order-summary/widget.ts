import { defineWidget } from '../../renderer/defineWidget.ts';
import { planNeeds } from '../../renderer/planNeeds.ts';
import { stepsNeeds } from '../../renderer/stepsNeeds.ts';

export const widget = defineWidget({
  comes: 'withPage',
  texts: [
    ...planNeeds.texts,
    ...stepsNeeds.texts,
    'minutesIncluded',
    'overage',
    'planForOne',
    'planForUsers',
    'tax',
    'taxRow',
    'taxRowIn',
    'taxRowForNow',
    'waived',
    'planIncludes',
    'scheduleTitle',
    'scheduleMonth',
    'scheduleMonthOn',
    'scheduleYear',
    'scheduleYearOn',
  ],
  brand: [...planNeeds.brand, ...stepsNeeds.brand],
});
