import { outcomeTexts, payingTexts } from '../../../core/texts/en/paying/payingTexts.ts';
import { refusalTexts } from '../../../core/texts/en/paying/refusalTexts.ts';
import { keysOf } from '../../../core/texts/keysOf.ts';
import { defineWidget } from '../../renderer/defineWidget.ts';

export const widget = defineWidget({
  comes: 'withPagesThatPlaceIt',
  chunk: 'after-sign-up',
  texts: [
    ...keysOf(payingTexts),
    ...keysOf(outcomeTexts),
    ...keysOf(refusalTexts),
    'backToAccount',
    'contactUs',
    'logIn',
    'toSignUp',
    'toWebsite',
    'tryAgainIn',
  ],
  brand: [],
});
