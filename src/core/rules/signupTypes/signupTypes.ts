import type { Brand, SignupType } from '../../contract/generated/brand.ts';

/** The captcha's actions. */
export type CaptchaAction =
  | 'UPGRADE'
  | 'SIGNUP_PAID'
  | 'SIGNUP_FREE'
  | 'NOCARD_SIGNUP'
  | 'ONLOAD'
  | 'EMAIL_EXISTS_CHECK';

interface SignupTypeTraits {
  /** Whether payment details are asked for. */
  readonly needsPayment: boolean;
  readonly captchaAction: CaptchaAction;
  /** The call that carries it out. */
  readonly path: '/signup' | '/signup/free' | '/signup/freetrial' | '/answeringService/signup';
  /** Whether nothing is due on the day. */
  readonly isTrial: boolean;
}

/** What sets the sign-up types apart. */
export const SIGNUP_TYPES: Readonly<Record<SignupType, SignupTypeTraits>> = {
  paid: { needsPayment: true, captchaAction: 'SIGNUP_PAID', path: '/signup', isTrial: false },
  free: { needsPayment: false, captchaAction: 'SIGNUP_FREE', path: '/signup/free', isTrial: false },
  noCardSignup: {
    needsPayment: false,
    captchaAction: 'NOCARD_SIGNUP',
    path: '/signup/freetrial',
    isTrial: true,
  },
  freeTrial: { needsPayment: true, captchaAction: 'SIGNUP_PAID', path: '/signup', isTrial: true },
  answeringService: {
    needsPayment: true,
    captchaAction: 'SIGNUP_PAID',
    path: '/answeringService/signup',
    isTrial: false,
  },
};

/** The sign-up type of a page: the one asked for where the brand offers it, else the brand's default. */
export function chooseSignupType(
  { signupTypes }: Pick<Brand, 'signupTypes'>,
  requested: string | undefined,
): SignupType {
  return signupTypes.offered.find((type) => type === requested) ?? signupTypes.default;
}
