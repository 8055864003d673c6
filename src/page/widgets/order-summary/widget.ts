import { defineWidget } from '../../renderer/defineWidget.ts';
import { stepsNeeds } from '../../renderer/next/stepsNeeds.ts';
import { planNeeds } from '../../renderer/plans/planNeeds.ts';

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
    'planIncludes',
    'scheduleTitle',
    'scheduleMonth',
    'scheduleMonthOn',
    'scheduleYear',
    'scheduleYearOn',
  ],
  brand: [...planNeeds.brand, ...stepsNeeds.brand],
});
