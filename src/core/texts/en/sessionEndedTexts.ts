/**
 * Said where a session has ended before a sign-up was taken. They come with the script that says them,
 * which next to no visitor needs: no page is sent them.
 */
export const sessionEndedTexts = {
  note: 'Your session has ended. What you typed is kept, all but the password.',
  reload: 'Reload the page',
} as const;
