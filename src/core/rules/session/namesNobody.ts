import type {
  ErrorInfo,
  PageConfig,
  PageData,
  SessionInfo,
  SocialConfig,
} from '../../contract/generated/session.ts';
import { measuredSource } from '../measuring/measuredSource.ts';
import { ORDER_PARAMETERS } from '../socialState/carriedQuery.ts';

/** For each member, whether its value may be in a page that others are sent too. */
type Shared<Whole> = { readonly [Key in keyof Required<Whole>]: (value: Whole[Key]) => boolean };

/** For how many seconds a busy server asks each visitor to wait: the same for all of them. */
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
  query: isPlainQuery,
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
 * Tells whether a page says nothing of its visitor that another visitor may not be sent: no lead, no
 * account, no order, nothing that is filled in, nothing sealed, no free text of their link. A member
 * that is not named here counts as the visitor's.
 */
export function namesNobody(data: PageData): boolean {
  return isShared(DATA, data);
}

function isShared<Whole extends object>(shared: Shared<Whole>, whole: Whole): boolean {
  const isNamed = Object.keys(whole).every((name) => Object.hasOwn(shared, name));
  // A table of this type has these keys and no others.
  const names = Object.keys(shared) as (keyof Whole)[];
  return isNamed && names.every((name) => shared[name](whole[name]));
}

/** What is left of one visitor's limit is another number each second, and theirs. */
function isOfAll(error: ErrorInfo): boolean {
  return error?.retryAfter === undefined || error.retryAfter === BUSY_SECONDS;
}

/** Whoever wrote a link can have put anything into it: only a plain name is surely nobody's own. */
function isPlainName(text: string): boolean {
  return measuredSource(text) === text;
}

function isPlainQuery(query: string): boolean {
  return [...new URLSearchParams(query)].every(
    ([name, value]) => ORDER_PARAMETERS.includes(name) && isPlainName(value),
  );
}
