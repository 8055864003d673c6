/**
 * Said of an order under way by a page that cannot ask about it itself. They come with the script that
 * says them: no page is sent them.
 */
export const pendingTexts = {
  heading: 'Your order is being checked',
  text: 'We do not know yet what became of it, and write to you once we do. Please do not order again; if you have a question, contact us at {support}.',
  reload: 'Reload the page',
} as const;
