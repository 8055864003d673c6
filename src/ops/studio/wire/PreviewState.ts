/** What a previewed page is brought into, besides being opened. */
export const PREVIEW_STATES = [
  'empty',
  'filled',
  'errors',
  'plans',
  'terms',
  'success',
  'failure',
] as const;

export type PreviewState = (typeof PREVIEW_STATES)[number];

/** From the Studio to a previewed page. */
export interface BringTo {
  readonly studio: 'bringTo';
  readonly state: PreviewState;
  readonly scheme: 'light' | 'dark';
  /** How far down the page was before it was loaded anew, in CSS pixels. */
  readonly scrollY: number;
}

/** From a previewed page to the Studio. */
export type PreviewNews =
  /** It is loaded, and asks what it is to show. */
  | { readonly studio: 'loaded' }
  /** It shows what it was asked to. */
  | { readonly studio: 'ready' }
  | { readonly studio: 'scrolled'; readonly scrollY: number }
  /** A link would have led out of the preview; it was not followed. */
  | { readonly studio: 'stayed'; readonly address: string };
