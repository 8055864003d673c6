/**
 * Shown when the session ended before the sign-up, or never existed because cookies are blocked. Part of
 * the script that shows them, because hardly any visitor needs them; pages do not receive them.
 */
export const sessionEndedTexts = {
  note: 'Your session has ended. What you typed is kept, all but the password.',
  notePaying:
    'Your session has ended. What you typed is kept, all but the password and the payment details.',
  noteUpgrade:
    'Your session has ended. Once you have logged in again, please enter the payment details again.',
  noCookies:
    'Your browser blocks cookies on this page, and nothing can be sent without them. Please allow cookies for this page and refresh it. What you typed has to be typed again.',
  reload: 'Refresh the page',
} as const;
