import type { Brand, SignupType } from '../../../core/contract/generated/brand.ts';
import type { Catalogue } from '../../../core/contract/generated/catalogue.ts';
import type { MAIL_WIDTHS, MailState } from './mailStates.ts';

/** The states of a sign-up page, in the order in which one visit reaches them. */
export const SIGNUP_STATES = [
  'empty',
  'terms',
  'privacy',
  'editPlan',
  'errors',
  'bankDebit',
  'directDebit',
  'filled',
  'failure',
  'captcha',
  'success',
] as const;

/** The states to show in each of a brand's other languages: those with texts of their own. */
export const SPOKEN_STATES: readonly PageState[] = [
  'empty',
  'editPlan',
  'errors',
  'bankDebit',
  'failure',
  'success',
];

/** The states that need a separate visit, or are on another path. */
export const OTHER_STATES = [
  'firstSight',
  'startPage',
  'errorsDark',
  'failureDark',
  'hipaaTerms',
  'directDebitForm',
  'bankQuestion',
  'questions',
  'questionErrors',
  'error',
  'deadLink',
  'account',
  'upgrade',
] as const;

export type GalleryState =
  | (typeof SIGNUP_STATES)[number]
  | (typeof OTHER_STATES)[number]
  | MailState;

/** The states of a page. */
export type PageState = Exclude<GalleryState, MailState>;

/** The default widths of a phone and a desktop window, in pixels. */
export const WIDTHS = [390, 1280] as const;

/**
 * Every possible width of a page: a phone, a tablet upright and across, and two desktop windows.
 */
export const PAGE_WIDTHS = [390, 768, 1024, 1280, 1920] as const;
export type PageWidth = (typeof PAGE_WIDTHS)[number];
export type GalleryWidth = PageWidth | (typeof MAIL_WIDTHS)[number];

/** A resolved brand, with its catalogue. */
export interface GalleryBrand {
  readonly brand: Brand;
  readonly catalogue: Catalogue;
}

/** One page opened once, and the states to bring it into, in order. */
export interface Visit {
  /** In the words of the page's language, which is its locale. */
  readonly brand: Brand;
  /** Null when the page is not a sign-up. */
  readonly signupType: SignupType | null;
  readonly path: string;
  readonly states: readonly PageState[];
  readonly width: GalleryWidth;
}

/** The brand, page or mail, and width of a picture. */
export type Shown = Pick<Visit, 'brand' | 'signupType' | 'width'>;

/** Whether a brand's words are in its default language. */
export function isInDefault({ languages, locale }: Pick<Brand, 'languages' | 'locale'>): boolean {
  return locale === languages[0];
}

/** Names a picture uniquely. The name stays the same between builds. */
export function pictureName(visit: Shown, state: GalleryState): string {
  const { brand, signupType, width } = visit;
  const folder = isInDefault(brand) ? brand.id : `${brand.id}/${brand.locale}`;
  return `${folder}/${signupType === null ? '' : `${signupType}-`}${state}-${width}.png`;
}

/** The states that one visit reaches together. Each other state has a visit of its own. */
const TOGETHER: readonly (readonly GalleryState[])[] = [
  SIGNUP_STATES,
  ['errorsDark', 'failureDark'],
  ['questions', 'questionErrors'],
];

/**
 * The e-mail address that a visit types. No other visit of a run has it, because one of them may
 * have signed up before. It is the same in each run, whichever states are asked for, so that
 * pictures can be compared.
 */
export function emailOf({ brand, signupType, states: [state], width }: Visit): string {
  const language = isInDefault(brand) ? '' : `.${brand.locale}`;
  const [first] = TOGETHER.find((it) => state && it.includes(state)) ?? [state];
  const purpose = first === 'empty' ? '' : `.${first}`;
  return `ada.${brand.id}.${signupType}.${width}${language}${purpose}@example.com`.toLowerCase();
}
