import { afterSignUpTexts } from './en/afterSignUpTexts.ts';
import { askingTexts } from './en/askingTexts.ts';
import { dialogTexts, editPlanTexts } from './en/dialogTexts.ts';
import { documentTexts } from './en/documentTexts.ts';
import { offerTexts } from './en/offerTexts.ts';
import { outcomeTexts, payingTexts } from './en/paying/payingTexts.ts';
import {
  bankDebitTexts,
  cardTexts,
  challengeTexts,
  directDebitTexts,
  paymentTexts,
} from './en/paying/paymentTexts.ts';
import { placedTexts } from './en/paying/placedTexts.ts';
import { receiptTexts } from './en/paying/receiptTexts.ts';
import { refusalTexts } from './en/paying/refusalTexts.ts';
import { problemTexts } from './en/problemTexts.ts';
import { socialTexts } from './en/socialTexts.ts';

/**
 * Every text of the page, in English. {name} is a placeholder. Brands can override some of them.
 * Texts that the specification quotes are copied exactly.
 */
export const en = {
  ...documentTexts,
  ...afterSignUpTexts,
  ...paymentTexts,
  ...cardTexts,
  ...challengeTexts,
  ...bankDebitTexts,
  ...directDebitTexts,
  ...payingTexts,
  ...outcomeTexts,
  ...placedTexts,
  ...receiptTexts,
  ...refusalTexts,
  ...socialTexts,
  ...offerTexts,
  ...askingTexts,
  ...problemTexts,
  ...editPlanTexts,
  ...dialogTexts,

  // Fields.
  fullName: 'Full name',
  companyName: 'Company name',
  phoneNumber: 'Phone number',
  email: 'Email',
  password: 'Password',
  province: 'Province',
  numberOfUsers: 'Number of users',
  optional: 'optional',
  invalidName: 'Please enter a valid name.',
  fullNameRequired: 'Full name required.',
  invalidCompanyName: 'Please enter a valid company name.',
  invalidPhone: 'Please enter a valid phone number.',
  invalidEmail: 'Enter a valid email address.',
  emailRequired: 'Email required.',
  emailUnavailable: 'This email address is unavailable. Please try a different address.',
  logInInstead: 'Log in instead',
  nameForbidden: 'This name does not comply with the Terms of Use.',
  emailForbidden: 'This email does not comply with the Terms of Use.',
  tooLong: 'Please use at most 200 characters.',
  invalidPassword: 'Password must contain at least one letter, one number & 8 characters.',
  passwordGuideLength: 'minimum 8 characters long',
  passwordGuideMix: 'contains both characters and numbers',
  signedUpWithGoogle: 'Signed up with Google',
  signedUpWithFacebook: 'Signed up with Facebook',
  passwordNotNeeded: 'No password needed',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  selectProvince: 'Please select province.',
  phonePurpose: 'Only used to help you set up your account.',
  country: 'Country code',
  countryIs: 'Country code: {country}',
  countryDetected: 'Country code set to {country}',
  searchInDropdown: 'Search in dropdown',
  noResultsFound: 'No results found',
  resultsFound: 'Countries found: {count, number}',
  countriesFailed:
    'The countries could not be loaded. Try again, or type your number with its country code, such as +44.',
  emailChecking: 'Checking this email address',
  emailAvailable: 'This email address can be used.',

  // Agreement.
  agree: 'I agree to the {terms} and the {privacy}.',
  agreeAfterFrench:
    'I was given the {firstTerms} and the {firstPrivacy} in French first. I choose the English texts, and I agree to the {terms} and the {privacy}.',
  agreeBySubmitting: 'By continuing you agree to the {terms} and the {privacy}.',
  hipaaTermsTitle: '{terms} for plans under HIPAA',
  termsAndHipaaTerms: '{terms}, the {hipaaTerms}',
  agreementRequired: 'Please agree to the terms to continue.',

  // Robot check.
  robotCheck: 'Please verify that you are not a robot.',

  // Plans and prices.
  addons: 'Add-ons',
  ivrPlan: 'IVR plan',
  noIvrPlan: 'No phone menu',
  editPlan: 'Change plan',
  planPeriod: 'Billing period',
  monthly: 'Monthly',
  yearly: 'Yearly',
  saved: 'Save {percent}',
  savedUpTo: 'Save up to {percent}',
  usersAllowed: 'Please enter a whole number of users, from {min} to {max}.',
  summary: 'Order summary',
  // Below a price, and after it in a sentence.
  perMonth: 'per month',
  perYear: 'per year',
  perUserPerMonth: 'per user per month',
  perUserPerYear: 'per user per year',
  priceMonthly: '{price} per month',
  priceYearly: '{price} per year',
  priceFrom: 'from {price}',
  setUpFee: 'Set-up fee',
  waived: 'Waived',
  tax: 'Tax',
  dueToday: 'Due today',
  dueTodaySaid: 'Due today {due}.',
  freeNoCard: 'Free, no card needed',
  firstBill: 'First bill',
  discountOnMonths: '{discount}, on {months, number} of 12 months',
  // Spoken when a choice changes the discount.
  discountSaid: '{discount} −{amount}.',
  taxRow: '{tax} {rate}',
  taxRowIn: '{tax} {rate} ({province})',
  taxRowForNow: '{tax} {rate} (until you choose a province)',
  thenPrice: 'Then {price}',
  forMonthsThen: '{amount} per month for {count, number} months, then {full} per month',
  forYearsThen: '{amount} per year for {count, number} years, then {full} per year',
  scheduleTitle: 'Charges with the discount',
  scheduleMonth: 'Month {number}',
  scheduleYear: 'Year {number}',
  scheduleMonthOn: 'From month {number}',
  scheduleYearOn: 'From year {number}',
  minutesIncluded: '{minutes, plural, one {# minute} other {# minutes}} included',
  overage: '{amount} for each further minute',
  trialOffer:
    '{minutes, plural, one {# free minute} other {# free minutes}} or {days, plural, one {# day} other {# days}}, whichever comes first',
  trialThen: 'Then billing starts on the plan you choose: {price}.',
  trialEnds: 'The trial ends by itself, and nothing is charged. {plan} would be {price}.',
  firstBillOf: 'First bill: {amount}.',
  firstBillWouldBe: 'The first bill would be {amount}.',
  nextChargeOn: 'Next charge: {amount} on {date}',
  trialEndsOn: 'The trial ends on {date}.',
  trialEndsBy: 'The trial ends on {date}, or sooner once its minutes are used.',
  firstChargeThen: 'The first charge then is {amount}.',
  trialCancel: 'If you cancel, your account is deactivated immediately.',
  trialMinutes:
    'Besides the free minutes, the trial includes the {minutes, plural, one {minute} other {# minutes}} of {plan}, and overage may apply.',
  trialSaid: '{trial}.',
  trialDays: 'Free for {days, plural, one {# day} other {# days}}',
  fewerUsers: 'One user fewer',
  moreUsers: 'One user more',
  afterTrial: 'After your trial',
  ifYouGoOn: 'If you go on with the plan',
  planIncludes: 'What is included',
  nextTitle: 'What happens next',
  nextMail: 'We email you a link that activates your account.',
  nextAccount: 'Your account opens at once, with no email to wait for.',
  nextReminder: 'We email you {days, number} days before the trial ends.',
  nextStep: 'Set things up as you like them.',

  // Actions and modals.
  cancel: 'Cancel',
  close: 'Close',
  tryAgain: 'Try again',
  partFailed: 'A part of this page could not be loaded. Nothing you typed is lost.',
  reloadPage: 'Refresh the page',
  working: 'Working on it…',
  failureHeading: 'Failed to charge your card',
  failureMessage: 'Something went wrong with charging your account, please try again.',
  successHeading: 'Your account is ready',
  successMessage: 'Welcome to {brand}. We are taking you to your account.',
  successContinue: 'Continue to your account',
  activationResendFailed: 'The link could not be sent. Please try again in a moment.',
  successMailHeading: 'Check your inbox',
  successMailMessage: 'We have sent an activation link to {email}. Open it to start using {brand}.',
  trustLine: 'You can change your plan or cancel at any time.',
  logIn: 'Log in',
  support: 'Questions? Contact us at {email}',

  // The page's frame.
  languages: 'Language',
  localProvidersTitle: 'Local providers',
  localProviders: 'Local providers: nothing is charged or mailed.',
  localMailbox: 'Mailbox',
  localPayments: 'Payments',

  // Errors.
  signupErrorHeader: 'Sign-up unsuccessful',
  glitchErrorHeader: "Hmm, there's been a glitch.",
  signupFailed:
    'Your account could not be created. Please refresh the page and try again. If it happens again, contact us at {support}.',
  signupServerIssue: 'Sign-up failed due to a server issue. Please try again later.',
  hiccupErrorHeader: "Hmm, there's been a hiccup.",
  plansNotAvailable: 'Please refresh the page and try again.',
  offline: 'You seem to be offline. Nothing you typed is lost: try again once you are connected.',
  tryAgainIn: 'Please try again in {time}.',
  backOnline: 'You are back online.',
  timedOut: 'The answer took too long. Nothing you typed is lost: please try again.',
  captchaUnavailable:
    'The robot check could not be loaded. Please check your connection or ad blocker, and try again. If it stays away, contact us at {support}.',
} as const;
