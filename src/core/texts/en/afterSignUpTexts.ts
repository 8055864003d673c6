/** Texts of the pages after a sign-up, which no sign-up page carries. */
export const afterSignUpTexts = {
  activationExpired: 'This link has expired',
  activationExpiredText: 'Activation links work for a limited time. We can send you a new one.',
  activationUsed: 'This link has been used',
  activationUsedText: 'Your account is active already. You can log in.',
  activationUnknown: 'This link does not work',
  activationUnknownText:
    'Please open the newest link that we sent you, or have a new one sent. If neither helps, contact us at {support}.',
  activationResend: 'Send a new link',
  activationResent: 'A new link is on its way to your inbox.',
  activationRequested:
    'If this address has an account that is not active yet, a new link is on its way.',
  accountHeading: 'Your account',
  accountWelcome: 'Welcome, {name}',
  accountActive: 'Your account is active.',
  accountPending: 'Your account waits for activation.',
  accountEmail: 'Email',
  accountCompany: 'Company',
  accountPlan: 'Plan',
  accountTrialEnds: 'Trial ends',
  accountSince: 'Created',
  accountStatus: 'Status',
  statusActive: 'Active',
  statusPending: 'Waiting for activation',
  goToDashboard: 'Go to your dashboard',
  backToSignup: 'Back to sign-up',
} as const;
