import { defineWidget } from '../../renderer/defineWidget.ts';

export const widget = defineWidget({
  comes: 'withPagesThatPlaceIt',
  chunk: 'after-sign-up',
  texts: [
    'activationExpired',
    'activationExpiredText',
    'activationUsed',
    'activationUsedText',
    'activationUnknown',
    'activationUnknownText',
    'activationRequested',
    'activationResend',
    'activationResent',
    'backToSignup',
    'logIn',
  ],
  brand: [],
});
