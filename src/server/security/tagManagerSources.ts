/** What a page with a tag manager may load in addition to other pages, by directive. */
export interface TagManagerSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
}

export const NO_TAG_MANAGER: TagManagerSources = { script: [], connect: [], image: [] };

const MANAGER = 'https://*.googletagmanager.com';
const RECEIVERS = [MANAGER, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * Returns the sources of a brand's tag manager, for that brand's pages only; none for a stand-in on
 * this origin. Inline scripts stay refused, so a container's own HTML tags do nothing.
 */
export function tagManagerSources(scriptUrl: string | undefined): TagManagerSources {
  if (!scriptUrl?.startsWith('https://')) return NO_TAG_MANAGER;
  return { script: [MANAGER], connect: RECEIVERS, image: RECEIVERS };
}
