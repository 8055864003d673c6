import { formatText } from '../../../core/texts/formatText.ts';
import type { FlowContext } from '../FlowContext.ts';
import { trackEvent } from '../trackEvent.ts';
import type { Landed } from './landed.ts';

/** Shows that the sign-up is done, and what comes next: a mail to open, or the account. A counted sign-up is not counted again. */
export function showSuccess(
  context: FlowContext,
  outcome: Pick<Landed, 'completion' | 'redirectUrl' | 'told'>,
  isCounted: boolean,
): void {
  const { texts, brand, contact, modal } = context.stores;
  const byMail = outcome.completion === 'activationEmail';
  const heading = byMail ? texts.successMailHeading : texts.successHeading;
  const text = byMail ? texts.successMailMessage : texts.successMessage;
  const params = { brand: brand.name, email: contact.email.address };
  modal.openSuccess({
    heading: formatText(heading, params),
    text: formatText(text, params),
    ...(outcome.redirectUrl !== null && {
      link: { text: texts.successContinue, href: outcome.redirectUrl },
    }),
    receipt: { told: outcome.told, awaitsBank: false },
  });
  if (!isCounted) trackEvent(context, 'signup_success');
}
