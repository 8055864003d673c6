import type { Brand, SignupType } from '../../../core/contract/generated/brand.ts';
import type { Catalogue } from '../../../core/contract/generated/catalogue.ts';
import type { MAIL_WIDTHS, MailState } from './mailStates.ts';

/** What a sign-up page can look like, in the order in which one visit passes it. */
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

/** Of these, what is pictured in each of a brand's other languages: what says or asks something of its own. */
export const SPOKEN_STATES: readonly PageState[] = [
  'empty',
  'editPlan',
  'errors',
  'bankDebit',
  'failure',
  'success',
];

/** What needs a visit of its own, or is on another path. */
export const OTHER_STATES = [
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

/** What a page can look like. */
export type PageState = Exclude<GalleryState, MailState>;

/** A phone and a desk, in pixels: where nothing else is asked for. */
export const WIDTHS = [390, 1280] as const;

/** Every width that a page can be pictured at: a phone, a tablet upright and across, and two desks. */
export const PAGE_WIDTHS = [390, 768, 1024, 1280, 1920] as const;
export type PageWidth = (typeof PAGE_WIDTHS)[number];
export type GalleryWidth = PageWidth | (typeof MAIL_WIDTHS)[number];

/** A brand, resolved, with what it sells. */
export interface GalleryBrand {
  readonly brand: Brand;
  readonly catalogue: Catalogue;
}

/** One page opened once, and the states that it is brought into, in order. */
export interface Visit {
  /** In the words of the language that the page is read in, which is its locale. */
  readonly brand: Brand;
  /** Null when the page is no sign-up. */
  readonly signupType: SignupType | null;
  readonly path: string;
  readonly states: readonly PageState[];
  readonly width: GalleryWidth;
}

/** Whose page or mail a picture shows, and how wide. */
export type Shown = Pick<Visit, 'brand' | 'signupType' | 'width'>;

/** Whether a brand's words are those of its default language. */
export function isInDefault({ languages, locale }: Pick<Brand, 'languages' | 'locale'>): boolean {
  return locale === languages[0];
}

/** Names a picture among all, the same before and after a change. */
export function pictureName(visit: Shown, state: GalleryState): string {
  const { brand, signupType, width } = visit;
  const folder = isInDefault(brand) ? brand.id : `${brand.id}/${brand.locale}`;
  return `${folder}/${signupType === null ? '' : `${signupType}-`}${state}-${width}.png`;
}
