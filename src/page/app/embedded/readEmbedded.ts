import type { PageData } from '../../../core/contract/generated/session.ts';
import type { ShellBrand, ShellTexts } from '../../stores/shellNeeds.ts';
import { EMBEDDED } from './embeddedIds.ts';

export interface Embedded {
  readonly brand: ShellBrand;
  readonly data: PageData;
  /** The page's texts in its language. They are embedded with the brand, which overrides some of them. */
  readonly texts: ShellTexts;
}

/** Reads the embedded JSON, once. Throws when an element is missing or not JSON. */
export function readEmbedded(page: Document): Embedded {
  const read = (id: string) => {
    const text = page.getElementById(id)?.textContent;
    if (!text) throw new Error(`The page has no element '${id}'.`);
    return JSON.parse(text);
  };
  // The server wrote these from the same types; a page and its script always have the same version.
  const brand = read(EMBEDDED.brand);
  return {
    brand,
    texts: brand.texts,
    data: {
      sessionInfo: read(EMBEDDED.session),
      errorInfo: read(EMBEDDED.error),
      captchaSiteKeys: read(EMBEDDED.captcha),
      pageConfig: read(EMBEDDED.page),
    },
  };
}
