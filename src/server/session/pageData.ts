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

/** What is particular to one page. */
export interface PageSources {
  readonly view: PageConfig['view'];
  readonly visit: Visit;
  readonly account?: AccountSummary | null;
  /** The plans that can be chosen, where they are not those of the sign-up type. */
  readonly plans?: readonly Plan[];
  /** Those that the visitor has, where they are not the link's. */
  readonly discounts?: readonly Discount[];
  readonly lead?: Lead | null;
  /** Whether this visitor's account opens at once, whatever the brand's others wait for. */
  readonly opensAtOnce?: boolean;
  /** Whether the link's deal is for the address that is filled in, and for no other. */
  readonly isEmailFixed?: boolean;
  /** What the link brought, as the page carries it back. */
  readonly linkToken?: string | null;
  /** Chosen at the start, where no link names another. */
  readonly startPlanId?: string | null;
  /** What the account has already, chosen at the start. */
  readonly start?: OrderStart | null;
  /** What the session has ordered. */
  readonly placed?: PlacedOrder | null;
  readonly errorInfo?: ErrorInfo;
  readonly activation?: ActivationState;
  /** How the page takes a payment, if it does. */
  readonly payment?: PaymentConfig | null;
  /** What came of the session's last return from Google or Facebook. */
  readonly social?: SocialReturned;
  /** Whether a provider named who this session's visitor is. */
  readonly isSocialLead?: boolean;
  /** What the buttons hand over in the sign-up type's stead. */
  readonly socialSignupType?: string;
}

/** All that is embedded in a page. Pure: nothing is read and nothing is stored. */
export function pageData(
  built: BuiltBrand,
  config: Pick<Config, 'captcha' | 'sandboxUrl' | 'sentry' | 'social'>,
  page: PageSources & {
    readonly consent: Consent;
    readonly now: Date;
    /** The brand in French, where its texts may have to be given first; null elsewhere. */
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

/** A button is there where the brand enables it and somebody answers it. */
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

/** The French texts: which of the visitors have to be given them first is found out on the page. */
function firstTexts({ privacy, terms }: BuiltBrand['terms']) {
  return { firstTerms: termsLink(terms), firstPrivacy: termsLink(privacy) };
}

function titlesOf({ agreement }: BuiltBrand['brand']) {
  return { terms: agreement.termsTitle, privacy: agreement.privacyTitle };
}

function termsLink({ object, hash }: TermsReference): TermsLink {
  return { url: `/terms/${object}`, hash };
}

/** What the page sends back with its answers, where somebody can sign up and is asked anything. */
function questionsAsked(
  brand: BuiltBrand['brand'],
  { lead = null, view }: Pick<PageSources, 'lead' | 'view'>,
): Pick<PageConfig, 'questionsHash'> {
  const hash = isSignUpView(view) ? questionsHash(brand, lead !== null) : null;
  return hash === null ? {} : { questionsHash: hash };
}
