import { offerTexts } from '../../../core/texts/en/offerTexts.ts';
import { keysOf } from '../../../core/texts/keysOf.ts';
import { defineWidget } from '../../renderer/defineWidget.ts';

export const widget = defineWidget({
  comes: 'withPage',
  texts: ['emailChecking', 'emailAvailable', 'logInInstead'],
  // For a deal that is for one address only.
  someTexts: keysOf(offerTexts),
  said: ({ kind }) => (kind.isEmailFixed ? keysOf(offerTexts) : []),
  brand: [],
});
