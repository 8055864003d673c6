import { defineWidget } from '../../renderer/defineWidget.ts';

export const widget = defineWidget({
  comes: 'withPagesThatPlaceIt',
  chunk: 'after-sign-up',
  texts: [
    'accountHeading',
    'accountWelcome',
    'accountSince',
    'accountActive',
    'accountPending',
    'goToDashboard',
    'signOut',
  ],
  brand: ['dateLanguage'],
});
