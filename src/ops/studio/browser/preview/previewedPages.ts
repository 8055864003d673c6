import type { BringTo, PreviewState } from '../../wire/PreviewState.ts';

/** A brand's page in a frame of its own. */
export interface PreviewedPage {
  /** Counts up: a newer page has a greater one. */
  readonly key: number;
  readonly address: string;
  readonly revision: string;
  /** What it is brought to once it has loaded. */
  readonly state: PreviewState;
  readonly scheme: BringTo['scheme'];
  readonly progress: 'loading' | 'driven' | 'ready';
}

/** The visible page, and the one that loads behind it. */
export type PreviewedPages = readonly PreviewedPage[];

/**
 * Opens a page behind the visible one, and ends any other. The visible one ends too while an order
 * is made in it, because two pages of a brand have one session cookie and one storage between them.
 */
export function openPage(pages: PreviewedPages, page: PreviewedPage): PreviewedPages {
  return [...pages.slice(0, 1).filter((visible) => !isOrdering(visible)), page];
}

/** Notes that a page is brought to its state from now on. */
export function drivePage(pages: PreviewedPages, key: number): PreviewedPages {
  return pages.map((page) => (page.key === key ? { ...page, progress: 'driven' } : page));
}

/** Shows a page that is ready, in the place of the older ones. */
export function showPage(pages: PreviewedPages, key: number): PreviewedPages {
  const rest = pages.filter((page) => page.key >= key);
  return rest.map((page) => (page.key === key ? { ...page, progress: 'ready' } : page));
}

function isOrdering({ progress, state }: PreviewedPage): boolean {
  return progress === 'driven' && ORDERS[state];
}

/** Whether a page sends the form on its way to a state. */
const ORDERS: Readonly<Record<PreviewState, boolean>> = {
  empty: false,
  filled: false,
  errors: false,
  plans: false,
  terms: false,
  success: true,
  failure: true,
};
