import type { CaptchaFlows } from './createCaptchaFlows.ts';
import type { SubmitResult } from './Ordering.ts';
import type { PaymentFlows } from './PaymentFlows.ts';
import type { PaymentContext } from './paymentNeeds.ts';

/** What the payment form starts on the page. */
export interface PaymentSteps {
  /** Sends the form, as Enter in a card field does. */
  readonly submit: () => Promise<void>;
  /** Works under the submission's loader, and shows the result. */
  readonly run: (work: () => Promise<SubmitResult>) => Promise<void>;
  readonly captcha: () => CaptchaFlows;
}

/** Makes a page's payment flows. They come with the payment form, which other pages do without. */
export type CreatePaymentFlows = (context: PaymentContext, steps: PaymentSteps) => PaymentFlows;
