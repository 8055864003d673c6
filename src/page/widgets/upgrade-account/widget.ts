import { defineWidget } from '../../renderer/defineWidget.ts';

export const widget = defineWidget({
  comes: 'withPagesThatPlaceIt',
  chunk: 'after-sign-up',
  texts: ['upgradeOf', 'upgradeFrom', 'upgradeSame', 'upgradeOver', 'upgradeFee', 'upgradeNoFee'],
  brand: [],
});
