import { defineWidget } from '../../renderer/defineWidget.ts';

export const widget = defineWidget({
  comes: 'withPage',
  texts: [
    'passwordGuideLength',
    'passwordGuideMix',
    'showPassword',
    'hidePassword',
    'signedUpWithGoogle',
    'signedUpWithFacebook',
    'passwordNotNeeded',
  ],
  brand: [],
});
