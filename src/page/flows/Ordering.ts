import type { CaptchaProof } from './toSignupRequest.ts';

/** What came of carrying a submission out. */
export type Carried =
  /** It is done: announces it, and says where the browser goes next. */
  | { readonly done: true; readonly announce: () => void; readonly redirectUrl: string | null }
  /** It is not, and the page says why. Whether it goes on by itself once the checkbox is ticked. */
  | { readonly done: false; readonly waitsForTick: boolean };

/** What a submission does once the form is valid and the robot check passed: the last steps of Specification 4.0.9. */
export interface Ordering {
  readonly carryOut: (proof: CaptchaProof) => Promise<Carried>;
}
