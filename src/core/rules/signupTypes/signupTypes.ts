import type { Brand, SignupType } from '../../contract/generated/brand.ts';

/** The captcha's actions. Serves Specification 4.0.5. */
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
  /** The call that carries it out. Serves Specification 7.0.3 to 7.0.6. */
  readonly path: '/signup' | '/signup/free' | '/signup/freetrial' | '/answeringService/signup';
  /** Whether nothing is due on the day. */
  readonly isTrial: boolean;
}

/** What sets the sign-up types apart. Serves Specification 1.0.2 and 4.0.1. */
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

/** Tells whether a visitor can sign up this way now: what needs a payment waits for the payment form. */
export function isSignupTypeAvailable(type: SignupType): boolean {
  return !SIGNUP_TYPES[type].needsPayment;
}

/** The sign-up types that a visitor of the brand can switch to. */
export function availableSignupTypes(brand: Pick<Brand, 'signupTypes'>): SignupType[] {
  return brand.signupTypes.offered.filter(isSignupTypeAvailable);
}

/**
 * The sign-up type of a page: the one asked for where the brand offers it, else the brand's default,
 * else its first available. A brand with none available keeps its default, and its button waits.
 */
export function chooseSignupType(
  brand: Pick<Brand, 'signupTypes'>,
  requested: string | undefined,
): SignupType {
  const available = availableSignupTypes(brand);
  const { default: byDefault } = brand.signupTypes;
  return (
    available.find((type) => type === requested) ??
    available.find((type) => type === byDefault) ??
    available[0] ??
    byDefault
  );
}
