/**
 * Why the outcome of an order is not known yet: the first sentence of what is said meanwhile. They come
 * with the script that says them: no page is sent them.
 */
export const doubtTexts = {
  offline: 'You are offline. Once you are connected again, we look up what became of your order.',
  lost: 'Our server cannot be reached. We go on asking what became of your order.',
  slow: 'Our server is slow to answer. We go on asking what became of your order.',
  fault: 'Our server has a problem just now. We go on asking what became of your order.',
} as const;
