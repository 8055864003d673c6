/**
 * Shown while a free sign-up's outcome is unknown. They are part of the script that shows them,
 * because hardly any visitor needs them; pages do not receive them.
 */
export const freeCheckingTexts = {
  heading: 'Creating your account',
  asking: 'This takes a moment longer than usual.',
  stay: 'Please stay on this page.',
  long: 'This takes longer than usual.',
  leave:
    'Please wait here, and do not sign up again; if you have a question, contact us at {support}.',
  notReceived:
    'The connection was lost before your sign-up reached us. Nothing you typed is lost: please try again.',
  ended: 'Please refresh this page',
  endedText:
    'Your session has ended before we knew what became of your sign-up. Please do not sign up again: once the page is refreshed we look it up.',
  unknown: 'Please check your mail',
  unknownText:
    'We cannot tell here what became of your sign-up. If your account was made, {email} can log in, or has mail from us: please look there before you sign up again, or ask us at {support}.',
  reload: 'Refresh the page',
} as const;
