// Generated from the folders of src/page/widgets by npm run generate.
/** Every chunk: the build makes a file of each, whose address the document names. */
export const chunks = {
  'after-sign-up': () => import('./chunks/after-sign-up.ts'),
  'extras': () => import('./chunks/extras.ts'),
  'agreement-after-french': () => import('./chunks/agreement-after-french.ts'),
  'brand-logo': () => import('./chunks/brand-logo.ts'),
  'heading': () => import('./chunks/heading.ts'),
  'illustration': () => import('./chunks/illustration.ts'),
  'filler': () => import('./chunks/filler.ts'),
  'language-switch': () => import('./chunks/language-switch.ts'),
  'legal-footer': () => import('./chunks/legal-footer.ts'),
  'payment-method': () => import('./chunks/payment-method.ts'),
  'placed-order': () => import('./chunks/placed-order.ts'),
  'plan-period': () => import('./chunks/plan-period.ts'),
  'question': () => import('./chunks/question.ts'),
  'social-sign-up': () => import('./chunks/social-sign-up.ts'),
  'support-contact': () => import('./chunks/support-contact.ts'),
};
