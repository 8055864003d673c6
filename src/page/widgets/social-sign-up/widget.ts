import { socialTexts } from '../../../core/texts/en/socialTexts.ts';
import { keysOf } from '../../../core/texts/keysOf.ts';
import { socialTextsSaid } from '../../../core/texts/socialTextsSaid.ts';
import { defineWidget } from '../../renderer/defineWidget.ts';

export const widget = defineWidget({
  comes: 'onceUsable',
  texts: ['logInInstead', 'signedUpWithGoogle', 'signedUpWithFacebook'],
  someTexts: keysOf(socialTexts),
  said: ({ brand, kind }) => socialTextsSaid(kind.social, brand.social),
  brand: ['social'],
});
