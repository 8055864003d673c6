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

/** What needs a visit of its own, or is on another path. */
export const OTHER_STATES = [
  'startPage',
  'hipaaTerms',
  'directDebitForm',
  'bankQuestion',
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

/** A phone and a desk, in pixels. */
export const WIDTHS = [390, 1280] as const;
export type GalleryWidth = (typeof WIDTHS)[number] | (typeof MAIL_WIDTHS)[number];

/** A brand, resolved, with what it sells. */
export interface GalleryBrand {
  readonly brand: Brand;
  readonly catalogue: Catalogue;
}

/** One page opened once, and the states that it is brought into, in order. */
export interface Visit {
  readonly brand: Brand;
  /** Null when the page is no sign-up. */
  readonly signupType: SignupType | null;
  readonly path: string;
  readonly states: readonly PageState[];
  readonly width: GalleryWidth;
}

/** Whose page or mail a picture shows, and how wide. */
export type Shown = Pick<Visit, 'brand' | 'signupType' | 'width'>;

/** Names a picture among all, the same before and after a change. */
export function pictureName(visit: Shown, state: GalleryState): string {
  const { brand, signupType, width } = visit;
  return `${brand.id}/${signupType === null ? '' : `${signupType}-`}${state}-${width}.png`;
}
