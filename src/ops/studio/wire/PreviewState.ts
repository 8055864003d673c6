/** The states that a previewed page can be brought into after opening. */
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
  /** The scroll position before the page was reloaded, in CSS pixels. */
  readonly scrollY: number;
}

/** From a previewed page to the Studio. */
export type PreviewNews =
  /** The page has loaded, and asks what to show. */
  | { readonly studio: 'loaded' }
  /** The page shows the requested state. */
  | { readonly studio: 'ready' }
  | { readonly studio: 'scrolled'; readonly scrollY: number }
  /** A link would have left the preview, and was not followed. */
  | { readonly studio: 'stayed'; readonly address: string };
