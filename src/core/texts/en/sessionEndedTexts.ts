/**
 * Said where a session has ended before a sign-up was taken, or never was for want of cookies. They come with the script that says them,
 * which next to no visitor needs: no page is sent them.
 */
export const sessionEndedTexts = {
  note: 'Your session has ended. What you typed is kept, all but the password.',
  noCookies:
    'Your browser blocks cookies on this page, and nothing can be sent without them. Please allow cookies for this page and reload it. What you typed has to be typed again.',
  reload: 'Reload the page',
} as const;
