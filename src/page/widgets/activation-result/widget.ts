import { defineWidget } from '../../renderer/defineWidget.ts';

export const widget = defineWidget({
  comes: 'withPagesThatPlaceIt',
  chunk: 'after-sign-up',
  texts: [
    'activationReady',
    'activationReadyText',
    'activationPress',
    'activationFailed',
    'activationDone',
    'activationDoneText',
    'activationThanks',
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
