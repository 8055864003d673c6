import { FIELD_TEXTS } from '../../core/fields/fieldTexts.ts';
import { ERROR_HEADERS } from '../../core/rules/errors/errorCatalogue.ts';
import type { PageBrand } from '../../core/rules/session/presentBrand.ts';
import type { SentLateTexts } from '../../core/texts/lateTextsOf.ts';
import type { Texts } from '../../core/texts/textsFor.ts';
import type { Needs } from './Needs.ts';

/** The texts and brand keys that every page reads: in its stores, flows, fields and modals. */
export const shellNeeds = {
  texts: [
    ...FIELD_TEXTS,
    'optional',
    ...Object.values(ERROR_HEADERS),
    'emailUnavailable',
    'agreementRequired',
    'signupFailed',
    'signupServerIssue',
    'captchaUnavailable',
    'plansNotAvailable',
    'offline',
    'timedOut',
    'summary',
    'working',

    'close',
    'tryAgain',
    'tryAgainIn',
    'partFailed',
    'reloadPage',
    'backOnline',
    'hipaaTermsTitle',
    'termsAndHipaaTerms',
    'failureHeading',
    'failureMessage',
    'successHeading',
    'successMessage',
    'successContinue',
    'successMailHeading',
    'successMailMessage',
    'activationResendFailed',
    'support',

    'localProvidersTitle',
    'localProviders',
    'localMailbox',
    'localPayments',
  ],
  brand: [
    'id',
    'name',
    'afterSignup',
    'agreement',
    'analytics',
    'currency',
    'defaultCountryCode',
    'emailCheck',
    'form',
    'layout',
    'links',
    'locale',
    'numberSamples',
    'plans',
    'province',
    'redirectHosts',
    'support',
    'tax',
  ],
} as const satisfies Needs;

export type ShellTexts = Pick<Texts, (typeof shellNeeds.texts)[number]>;

/**
 * The brand's payment settings are there on pages with a payment form, late texts on pages in
 * another language than that of the scripts.
 */
export type ShellBrand = Pick<PageBrand, (typeof shellNeeds.brand)[number]> &
  Partial<Pick<PageBrand, 'payment'>> & { readonly late?: SentLateTexts };
