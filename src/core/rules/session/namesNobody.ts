import type {
  ErrorInfo,
  PageConfig,
  PageData,
  SessionInfo,
  SocialConfig,
} from '../../contract/generated/session.ts';
import { measuredSource } from '../measuring/measuredSource.ts';
import { ORDER_PARAMETERS } from '../socialState/carriedQuery.ts';

/** For each member, whether a page that is sent to other visitors too may contain its value. */
type Shared<Whole> = { readonly [Key in keyof Required<Whole>]: (value: Whole[Key]) => boolean };

/** How many seconds a busy server asks visitors to wait. The same for every visitor. */
export const BUSY_SECONDS = 2;

const always = () => true;
const isAbsent = (value: unknown) => value === undefined;
const isNull = (value: unknown) => value === null;

const SESSION: Shared<SessionInfo> = {
  brand: always,
  signupType: always,
  plans: always,
  addons: always,
  ivrPlans: always,
  discounts: always,
  selectedPlanId: always,
  isPlanFromLink: always,
  start: isAbsent,
  lead: isNull,
  account: isNull,
  prefill: (prefill) => Object.values(prefill).every((value) => value === ''),
  answers: isAbsent,
  isEmailFixed: isAbsent,
  utmSource: isPlainName,
  placed: isAbsent,
  linkToken: isAbsent,
};

const SOCIAL: Shared<SocialConfig> = {
  google: always,
  facebook: always,
  signupType: always,
  isKnown: isAbsent,
  isWordedByLanguage: always,
  query: isOrderQuery,
  fault: isNull,
  plan: isNull,
};

const CONFIG: Shared<PageConfig> = {
  today: always,
  view: always,
  sandbox: always,
  terms: always,
  firstTitles: always,
  questionsHash: always,
  payment: (payment) =>
    payment === null ||
    (payment.clientToken === null && !payment.directDebit?.billingRequestFlowID),
  social: (social) => isShared(SOCIAL, social),
  measurement: always,
  activation: (activation) => activation === null || activation.token === '',
};

const DATA: Shared<PageData> = {
  sessionInfo: (session) => isShared(SESSION, session),
  errorInfo: isOfAll,
  captchaSiteKeys: always,
  pageConfig: (config) => isShared(CONFIG, config),
};

/**
 * Tells whether a page can be sent to any visitor: it has no lead, account, order, prefilled or
 * sealed value, and no free text from a link. A member missing from the tables counts as personal.
 */
export function namesNobody(data: PageData): boolean {
  return isShared(DATA, data);
}

function isShared<Whole extends object>(shared: Shared<Whole>, whole: Whole): boolean {
  const isNamed = Object.keys(whole).every((name) => Object.hasOwn(shared, name));
  // A table of this type has exactly these keys.
  const names = Object.keys(shared) as (keyof Whole)[];
  return isNamed && names.every((name) => shared[name](whole[name]));
}

/** The remaining time of one visitor's rate limit is personal, and changes each second. */
function isOfAll(error: ErrorInfo): boolean {
  return error?.retryAfter === undefined || error.retryAfter === BUSY_SECONDS;
}

/** A link's author can put anything into it; only a plain name is certain not to be personal. */
function isPlainName(text: string): boolean {
  return measuredSource(text) === text;
}

/** Whether a query only describes the order and the source, each by a plain name. */
function isOrderQuery(query: string): boolean {
  return [...new URLSearchParams(query)].every(
    ([name, value]) => ORDER_PARAMETERS.includes(name) && isPlainName(value),
  );
}
