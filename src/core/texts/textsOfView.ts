import type { PageConfig } from '../contract/generated/session.ts';
import { afterSignUpTexts } from './en/afterSignUpTexts.ts';
import { documentTexts } from './en/documentTexts.ts';
import { payingTexts } from './en/payingTexts.ts';
import { paymentTexts } from './en/paymentTexts.ts';
import type { Texts } from './textsFor.ts';

/**
 * The texts that a page's script is sent: all but those that nothing on the view can say. The type
 * stays whole, for a widget's texts go with its view; a test looks that none is missing.
 */
export function textsOfView(
  texts: Texts,
  { view, payment }: Pick<PageConfig, 'view' | 'payment'>,
): Texts {
  const unused = {
    ...documentTexts,
    ...(view === 'signup' ? afterSignUpTexts : {}),
    ...(payment === null ? paymentTexts : {}),
    // What went wrong may have been a payment.
    ...(payment === null && view !== 'error' ? payingTexts : {}),
  };
  const kept = Object.entries(texts).filter(([key]) => !Object.hasOwn(unused, key));
  // What is left out is never read on this view.
  return Object.fromEntries(kept) as Texts;
}
