import { payingTexts } from '../../../core/texts/en/payingTexts.ts';
import { keysOf } from '../../../core/texts/keysOf.ts';
import { defineWidget } from '../../renderer/defineWidget.ts';

export const widget = defineWidget({
  comes: 'withPagesThatPlaceIt',
  chunk: 'after-sign-up',
  texts: [
    ...keysOf(payingTexts),
    'upgradeNotAllowedHeading',
    'upgradeNotAllowed',
    'backToAccount',
    'contactUs',
    'logIn',
    'toSignUp',
    'toWebsite',
    'tryAgainIn',
  ],
  brand: [],
});
