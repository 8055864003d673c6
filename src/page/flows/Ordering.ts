import type { CaptchaProof } from './toSignupRequest.ts';

/** How a submission ended. */
export type SubmitResult =
  /**
   * The order is placed: `announce` shows it, then the browser continues to `redirectUrl`. An earlier
   * order is shown, and counted only if no page has counted it. `told` is what the server says of the
   * order.
   */
  | {
      readonly done: true;
      readonly announce: (isEarlier?: boolean) => void;
      readonly redirectUrl: string | null;
      readonly told: unknown;
    }
  /**
   * The order is not placed, and the page says why. `waitsForTick`: it continues when the checkbox
   * is ticked.
   */
  | { readonly done: false; readonly waitsForTick: boolean };

/** The submission has ended, and the page says why. */
export const STOPPED: SubmitResult = { done: false, waitsForTick: false };

/** Places the order, once the form is valid and the captcha has passed. */
export interface Ordering {
  readonly placeOrder: (proof: CaptchaProof) => Promise<SubmitResult>;
}
