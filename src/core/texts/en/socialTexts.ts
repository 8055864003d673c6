/** Texts of the Google and Facebook buttons, and of their outcomes. */
export const socialTexts = {
  socialHeading: 'Use your social media account',
  signUpWithGoogle: 'Sign up with Google',
  signUpWithFacebook: 'Sign up with Facebook',
  continueWithGoogle: 'Continue with Google',
  continueWithFacebook: 'Continue with Facebook',
  or: 'or',
  orRegisterWithEmail: 'Or register with email',
  orSignupWithEmail: 'Or signup with email',
  agreeByGoogle: 'By continuing with Google you agree to the {terms} and the {privacy}.',
  agreeByFacebook: 'By continuing with Facebook you agree to the {terms} and the {privacy}.',
  agreeByEither:
    'By continuing with Google or Facebook you agree to the {terms} and the {privacy}.',
  notYou: 'Not you? Sign up another way',
  socialDenied: 'The sign-up was stopped before it was done. Try again, or use your email instead.',
  socialExpired: 'This sign-up took too long, so it was ended. Please try again.',
  socialLost:
    'This browser knows nothing of that sign-up: it is finished already, or cookies are blocked. Please try again.',
  socialOtherTab: 'You went on in another tab since, so this sign-up was ended. Please try again.',
  socialUsed:
    'That sign-up is finished already. If you have an account, log in; otherwise please try again.',
  socialChanged:
    'This page or its terms have changed since you opened it. Please look at it again, and then try again.',
  socialNoEmail: "Your Facebook account doesn't have an email. Try a different sign-up option.",
  socialEmailRefused: "This account's email can't be used here. Try a different sign-up option.",
  socialPaymentChecked:
    'A payment with this email address is being checked. Please wait a minute, then try again.',
  socialUnavailable:
    'Your account could not be reached just now. Please try again, or use your email instead.',
  socialInApp:
    'Google allows no sign-up in the browser of this app. Please open this page in another browser, or use your email instead.',
  socialPending: 'Please check your mail: the link that we have sent you activates your account.',
} as const;
