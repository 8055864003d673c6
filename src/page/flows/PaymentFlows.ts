import type { Ordering } from './Ordering.ts';

/** What the page starts in the payment form. None rejects, unless it says so. */
export interface PaymentFlows {
  /** The robot check that the chosen method's loading waited for was ticked: goes on with it. */
  readonly loadTicked: () => Promise<void>;
  /**
   * Goes to where the chosen method says how far its form is, and waits until it is there. False
   * where the visitor has to do something for it first.
   */
  readonly settleForm: () => Promise<boolean>;
  /** What a submission does on this page, once it is valid and the robot check passed. */
  readonly ordering: Ordering;
  /**
   * The page can be used: asks what became of an attempt at paying that an earlier page, or another
   * tab, did not see the end of. Returns whether there was one of this form's.
   */
  readonly resume: () => Promise<boolean>;
  /** Loads the code that a submission needs. Rejects where it cannot be loaded now. */
  readonly prepare: () => Promise<void>;
}
