import type { CaptchaFlows } from './createCaptchaFlows.ts';
import type { SubmitResult } from './Ordering.ts';
import type { PaymentFlows } from './PaymentFlows.ts';
import type { PaymentContext } from './paymentNeeds.ts';

/** What the payment form can start on the page. */
export interface PaymentSteps {
  /** Submits the form, as Enter in a card field does. */
  readonly submit: () => Promise<void>;
  /** Runs work under the submission's loader, and shows the result. */
  readonly run: (work: () => Promise<SubmitResult>) => Promise<void>;
  readonly captcha: () => CaptchaFlows;
}

/** Creates a page's payment flows. Part of the payment form's code, which other pages do not load. */
export type CreatePaymentFlows = (context: PaymentContext, steps: PaymentSteps) => PaymentFlows;
