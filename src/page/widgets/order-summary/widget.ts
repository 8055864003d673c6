import { defineWidget } from '../../renderer/defineWidget.ts';
import { planNeeds } from '../../renderer/planNeeds.ts';

export const widget = defineWidget({
  comes: 'withPage',
  texts: [
    ...planNeeds.texts,
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
    'nextTitle',
    'nextMail',
    'nextAccount',
    'nextStep',
  ],
  brand: [...planNeeds.brand, 'afterSignup'],
});
