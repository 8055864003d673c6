import type { CaptchaProof } from './toSignupRequest.ts';

/** How a submission ended. */
export type SubmitResult =
  /** The order is placed: `announce` tells so, and the browser goes on to `redirectUrl`. */
  | { readonly done: true; readonly announce: () => void; readonly redirectUrl: string | null }
  /** The order is not placed, and the page says why. Whether it goes on by itself once the checkbox is ticked. */
  | { readonly done: false; readonly waitsForTick: boolean };

/** Nothing more happens, and the page says why. */
export const STOPPED: SubmitResult = { done: false, waitsForTick: false };

/** What a submission does once the form is valid and the robot check passed: it places the order. */
export interface Ordering {
  readonly placeOrder: (proof: CaptchaProof) => Promise<SubmitResult>;
}
