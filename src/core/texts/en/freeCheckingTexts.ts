/**
 * Said while a free sign-up's outcome is not known. They come with the script that says them, which
 * next to no visitor needs: no page is sent them.
 */
export const freeCheckingTexts = {
  heading: 'Creating your account',
  asking: 'This takes a moment longer than usual.',
  stay: 'Please stay on this page.',
  long: 'This takes longer than usual.',
  leave:
    'Please wait here, and do not sign up again; if you have a question, contact us at {support}.',
} as const;
