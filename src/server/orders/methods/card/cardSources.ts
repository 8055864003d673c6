import { BRAINTREE_HOSTS } from '../braintree/braintreeHosts.ts';
import { NO_PAYMENT, type PaymentEnvironment, type PaymentSources } from '../PaymentSources.ts';

/**
 * The style attribute of the inputs that the SDK puts around a card frame in Firefox and on phones,
 * to pass on the focus. Nothing else hides them.
 */
const FOCUS_INTERCEPT = "'unsafe-hashes' 'sha256-4czfXQjob+oZraeCjc/EZAHcxgDRsFi4oNmCaMUaugQ='";

const CARDINAL = 'https://*.cardinalcommerce.com https://*.cardinaltrusted.com';

/**
 * Lists what the card form may load. The bank that issued the card shows the 3-D Secure challenge,
 * and there is no list of all banks' hosts. So with the provider's own service, frames and the
 * forms posted into them may be on any https host. Where nothing is charged no bank is asked, so
 * only the provider's card fields may be framed.
 */
export function cardSources(environment: PaymentEnvironment, isCharged: boolean): PaymentSources {
  const styleAttributes = [FOCUS_INTERCEPT];
  if (environment === 'local') return { ...NO_PAYMENT, frame: ["'self'"], styleAttributes };
  const { analytics, fields, gateway } = BRAINTREE_HOSTS;
  if (!isCharged) {
    const connect = [gateway[environment], analytics];
    return { ...NO_PAYMENT, frame: [fields], connect, styleAttributes };
  }
  return {
    script: [CARDINAL],
    frame: ['https:'],
    connect: [gateway[environment], CARDINAL, analytics],
    form: ['https:'],
    styleAttributes,
  };
}
