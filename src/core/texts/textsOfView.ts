import type { Brand } from '../contract/generated/brand.ts';
import type { PageConfig, SessionInfo } from '../contract/generated/session.ts';
import { afterSignUpTexts } from './en/afterSignUpTexts.ts';
import { documentTexts } from './en/documentTexts.ts';
import { offerTexts } from './en/offerTexts.ts';
import { payingTexts } from './en/payingTexts.ts';
import { paymentTexts } from './en/paymentTexts.ts';
import { socialTexts } from './en/socialTexts.ts';
import { socialTextsSaid } from './socialTextsSaid.ts';
import type { Texts } from './textsFor.ts';

/**
 * The texts that a page's script is sent: all but those that nothing on the view can say. The type
 * stays whole, for a widget's texts go with its view; a test looks that none is missing.
 */
export function textsOfView(
  texts: Texts,
  { view, payment, social }: Pick<PageConfig, 'view' | 'payment' | 'social'>,
  brand: Pick<Brand, 'social'>,
  session: Pick<SessionInfo, 'isEmailFixed'> = {},
): Texts {
  const said: readonly string[] = socialTextsSaid(social, brand.social);
  const unused = {
    ...documentTexts,
    ...(view === 'signup' || view === 'start' ? afterSignUpTexts : {}),
    ...(payment === null ? paymentTexts : {}),
    // What went wrong may have been a payment.
    ...(payment === null && view !== 'error' ? payingTexts : {}),
    ...socialTexts,
    ...(session.isEmailFixed ? {} : offerTexts),
  };
  const isSent = (key: string) => said.includes(key) || !Object.hasOwn(unused, key);
  // What is left out is never read on this view.
  return Object.fromEntries(Object.entries(texts).filter(([key]) => isSent(key))) as Texts;
}
