import type { Ordering } from './Ordering.ts';

/** What the page can start in the payment form. Nothing rejects unless it says so. */
export interface PaymentFlows {
  /** The captcha was ticked: continues the method that asked for it. Null when none did. */
  readonly loadTicked: () => Promise<void> | null;
  /**
   * Focuses the selected method's status and waits until its form is ready. False if the visitor
   * must act first.
   */
  readonly settleForm: () => Promise<boolean>;
  /** Places this page's order, once the form is valid and the captcha has passed. */
  readonly ordering: Ordering;
  /**
   * The page can be used: asks for the outcome of a payment that an earlier page or another tab
   * left open. Returns whether this form had one.
   */
  readonly resume: () => Promise<boolean>;
  /** Loads the code that a submission needs. Rejects when it cannot be loaded. */
  readonly prepare: () => Promise<void>;
}
