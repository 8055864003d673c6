/** What a page with a tag manager may load beyond what every page may, by directive. */
export interface TagManagerSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
}

export const NO_TAG_MANAGER: TagManagerSources = { script: [], connect: [], image: [] };

const MANAGER = 'https://*.googletagmanager.com';
const RECEIVERS = [MANAGER, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * The sources of a brand's tag manager, on that brand's pages alone; none for a stand-in of this
 * origin. Inline scripts stay refused, and so a container's own HTML tags do nothing.
 */
export function tagManagerSources(scriptUrl: string | undefined): TagManagerSources {
  if (!scriptUrl?.startsWith('https://')) return NO_TAG_MANAGER;
  return { script: [MANAGER], connect: RECEIVERS, image: RECEIVERS };
}
