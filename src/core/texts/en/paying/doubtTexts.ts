/**
 * Why the outcome of an order is still unknown: the first sentence shown meanwhile. Part of the
 * script that shows them; pages do not receive them.
 */
export const doubtTexts = {
  offline: 'You are offline. Once you are connected again, we look up what became of your order.',
  lost: 'Our server cannot be reached. We go on asking what became of your order.',
  slow: 'Our server is slow to answer. We go on asking what became of your order.',
  fault: 'Our server has a problem just now. We go on asking what became of your order.',
} as const;
