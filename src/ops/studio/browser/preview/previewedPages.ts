import type { BringTo, PreviewState } from '../../wire/PreviewState.ts';

/** A brand's page in a frame of its own. */
export interface PreviewedPage {
  /** A newer page has a greater key. */
  readonly key: number;
  readonly address: string;
  readonly revision: string;
  /** The state to bring it into after it has loaded. */
  readonly state: PreviewState;
  readonly scheme: BringTo['scheme'];
  readonly progress: 'loading' | 'driven' | 'ready';
}

/** The visible page, and the one that loads behind it. */
export type PreviewedPages = readonly PreviewedPage[];

/**
 * Opens a page behind the visible one, and closes any other. Also closes the visible one while it
 * places an order, because two pages of a brand share a session cookie and storage.
 */
export function openPage(pages: PreviewedPages, page: PreviewedPage): PreviewedPages {
  return [...pages.slice(0, 1).filter((visible) => !isOrdering(visible)), page];
}

/** Notes that a page is now being brought into its state. */
export function drivePage(pages: PreviewedPages, key: number): PreviewedPages {
  return pages.map((page) => (page.key === key ? { ...page, progress: 'driven' } : page));
}

/** Shows a page that is ready, and closes the older ones. */
export function showPage(pages: PreviewedPages, key: number): PreviewedPages {
  const rest = pages.filter((page) => page.key >= key);
  return rest.map((page) => (page.key === key ? { ...page, progress: 'ready' } : page));
}

function isOrdering({ progress, state }: PreviewedPage): boolean {
  return progress === 'driven' && ORDERS[state];
}

/** Whether a page submits the form to reach a state. */
const ORDERS: Readonly<Record<PreviewState, boolean>> = {
  empty: false,
  filled: false,
  errors: false,
  plans: false,
  terms: false,
  success: true,
  failure: true,
};
