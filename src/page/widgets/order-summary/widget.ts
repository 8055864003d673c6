import { defineWidget } from '../../renderer/defineWidget.ts';
import { planNeeds } from '../../renderer/planNeeds.ts';
import { stepsNeeds } from '../../renderer/stepsNeeds.ts';

export const widget = defineWidget({
  comes: 'withPage',
  texts: [
    ...planNeeds.texts,
    ...stepsNeeds.texts,
    'nextReminder',
    'minutesIncluded',
    'overage',
    'planForOne',
    'planForUsers',
    'tax',
    'taxRow',
    'taxRowIn',
    'taxRowForNow',
    'waived',
    'firstBill',
    'afterTrial',
    'ifYouGoOn',
    'planIncludes',
    'trialCancel',
    'trialMinutes',
    'scheduleTitle',
    'scheduleMonth',
    'scheduleMonthOn',
    'scheduleYear',
    'scheduleYearOn',
  ],
  brand: [...planNeeds.brand, ...stepsNeeds.brand],
});
