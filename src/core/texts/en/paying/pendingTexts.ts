/**
 * Shown for an order in progress by a page that cannot ask the server about it. Part of the script
 * that shows them; pages do not receive them.
 */
export const pendingTexts = {
  heading: 'Your order is being checked',
  text: 'We do not know yet what became of it, and write to you once we do. Please do not order again; if you have a question, contact us at {support}.',
  reload: 'Refresh the page',
} as const;
