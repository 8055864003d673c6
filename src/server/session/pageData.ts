import type { BuiltBrand, TermsReference } from '../../core/contract/builtBrand.ts';
import type { Discount, Plan } from '../../core/contract/generated/catalogue.ts';
import type {
  AccountSummary,
  ActivationState,
  Consent,
  ErrorInfo,
  Lead,
  OrderStart,
  PageConfig,
  PageData,
  PaymentConfig,
  PlacedOrder,
  SocialConfig,
  TermsLink,
} from '../../core/contract/generated/session.ts';
import { presentSession } from '../../core/rules/session/presentSession.ts';
import { isSignUpView } from '../../core/rules/visibility/isSignUpView.ts';
import type { Config } from '../config/Config.ts';
import { questionsHash } from '../questions/questionsHash.ts';
import { captchaScript } from './captchaScript.ts';
import { measurementOf } from './measurementOf.ts';
import type { Visit } from './readVisit.ts';
import { NO_RETURN, type SocialReturned } from './SocialReturned.ts';

/** The data of one page. */
export interface PageSources {
  readonly view: PageConfig['view'];
  readonly visit: Visit;
  readonly account?: AccountSummary | null;
  /** The plans to choose from, when they are not those of the sign-up type. */
  readonly plans?: readonly Plan[];
  /** The visitor's discounts, when they are not the link's. */
  readonly discounts?: readonly Discount[];
  readonly lead?: Lead | null;
  /** Whether this visitor's account opens at once, even if the brand's others wait for a mail. */
  readonly opensAtOnce?: boolean;
  /** Whether the link's deal is only for the prefilled address. */
  readonly isEmailFixed?: boolean;
  /** The lead and the deal of the link, which the page sends back. */
  readonly linkToken?: string | null;
  /** Selected at the start, unless the link names another. */
  readonly startPlanId?: string | null;
  /** What the account already has, selected at the start. */
  readonly start?: OrderStart | null;
  /** The session's order. */
  readonly placed?: PlacedOrder | null;
  readonly errorInfo?: ErrorInfo;
  readonly activation?: ActivationState;
  /** How the page takes a payment, if it does. */
  readonly payment?: PaymentConfig | null;
  /** The result of the session's last return from Google or Facebook. */
  readonly social?: SocialReturned;
  /** Whether the session's visitor is known from a provider. */
  readonly isSocialLead?: boolean;
  /** What the buttons pass on instead of the sign-up type. */
  readonly socialSignupType?: string;
}

/** Returns everything that is embedded in a page. Pure: reads and stores nothing. */
export function pageData(
  built: BuiltBrand,
  config: Pick<Config, 'captcha' | 'sandboxUrl' | 'sentry' | 'social'>,
  page: PageSources & {
    readonly consent: Consent;
    readonly now: Date;
    /** The brand in French, when its texts may have to be shown first; otherwise null. */
    readonly french: BuiltBrand | null;
  },
): PageData {
  const { signupType, planId, utmSource, prefill, answers } = page.visit;
  const sessionInfo = presentSession({
    brand: built.brand,
    catalogue: built.catalogue,
    signupType,
    planId,
    lead: page.lead ?? null,
    account: page.account ?? null,
    ...(page.plans !== undefined && { plans: page.plans }),
    ...(page.discounts !== undefined && { discounts: page.discounts }),
    linkToken: page.linkToken ?? null,
    startPlanId: page.startPlanId ?? null,
    start: page.start ?? null,
    placed: page.placed ?? null,
    prefill,
    answers,
    isEmailFixed: page.isEmailFixed ?? false,
    utmSource,
  });
  const { hipaaTerms, privacy, terms } = built.terms;
  return {
    sessionInfo,
    errorInfo: page.errorInfo ?? null,
    captchaSiteKeys: {
      invisible: config.captcha.scoreSiteKey,
      visible: config.captcha.checkboxSiteKey,
      scriptUrl: captchaScript(config.captcha.scriptUrl, built.brand.locale),
    },
    pageConfig: {
      view: page.view,
      sandbox: config.sandboxUrl !== null,
      today: page.now.toISOString().slice(0, 10),
      terms: {
        terms: termsLink(terms),
        privacy: termsLink(privacy),
        hipaaTerms: hipaaTerms === null ? null : termsLink(hipaaTerms),
        ...(page.french && firstTexts(page.french.terms)),
      },
      ...questionsAsked(built.brand, page),
      ...(page.french && { firstTitles: titlesOf(page.french.brand) }),
      activation: page.activation ?? null,
      payment: page.payment ?? null,
      social: socialConfig(built, config, page),
      measurement: measurementOf(built.brand, config, page.consent),
    },
  };
}

/** A button is shown when the brand enables it and its provider is configured. */
function socialConfig(
  { brand }: BuiltBrand,
  { social }: Pick<Config, 'social'>,
  { isSocialLead = false, social: returned = NO_RETURN, socialSignupType, visit }: PageSources,
): SocialConfig {
  const google = brand.social.google && social.keysOf('google', brand.id) !== null;
  const facebook = brand.social.facebook && social.keysOf('facebook', brand.id) !== null;
  const isWordedByLanguage = (google || facebook) && brand.languages.length > 1;
  return {
    google,
    facebook,
    signupType: socialSignupType ?? visit.signupType,
    query: visit.carriedQuery,
    ...(isSocialLead && { isKnown: true }),
    ...(isWordedByLanguage && { isWordedByLanguage }),
    ...returned,
  };
}

/** The French texts. The page finds out which visitors have to see them first. */
function firstTexts({ privacy, terms }: BuiltBrand['terms']) {
  return { firstTerms: termsLink(terms), firstPrivacy: termsLink(privacy) };
}

function titlesOf({ agreement }: BuiltBrand['brand']) {
  return { terms: agreement.termsTitle, privacy: agreement.privacyTitle };
}

function termsLink({ object, hash }: TermsReference): TermsLink {
  return { url: `/terms/${object}`, hash };
}

/**
 * The hash that the page sends back with its answers, when visitors can sign up on it and are asked
 * anything.
 */
function questionsAsked(
  brand: BuiltBrand['brand'],
  { lead = null, view }: Pick<PageSources, 'lead' | 'view'>,
): Pick<PageConfig, 'questionsHash'> {
  const hash = isSignUpView(view) ? questionsHash(brand, lead !== null) : null;
  return hash === null ? {} : { questionsHash: hash };
}
