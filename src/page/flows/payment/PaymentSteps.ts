import type { CaptchaFlows } from '../createCaptchaFlows.ts';
import type { FlowContext } from '../FlowContext.ts';
import type { Carried } from '../Ordering.ts';
import type { PaymentFlows } from './PaymentFlows.ts';

/** What the payment form starts besides its own flows. */
export interface PaymentSteps {
  /** Sends the form, as Enter in a card field does. */
  readonly submit: () => Promise<void>;
  /** Works under the submission's loader, and shows what came of it. */
  readonly run: (work: () => Promise<Carried>) => Promise<void>;
  readonly captcha: () => CaptchaFlows;
}

/** Makes a page's payment flows: they come with the payment form, which other pages do without. */
export type CreatePaymentFlows = (context: FlowContext, steps: PaymentSteps) => PaymentFlows;
