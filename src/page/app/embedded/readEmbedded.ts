import type { PageData } from '../../../core/contract/generated/session.ts';
import type { ShellBrand, ShellTexts } from '../../stores/shellNeeds.ts';
import { EMBEDDED } from './embeddedIds.ts';

export interface Embedded {
  readonly brand: ShellBrand;
  readonly data: PageData;
  /** The page's texts in its language: they are embedded with the brand, whose own are among them. */
  readonly texts: ShellTexts;
}

/** Reads what the server embedded, once. Throws where an element is missing or is no JSON. */
export function readEmbedded(page: Document): Embedded {
  const read = (id: string) => {
    const text = page.getElementById(id)?.textContent;
    if (!text) throw new Error(`The page has no element '${id}'.`);
    return JSON.parse(text);
  };
  // The server wrote these from the same types; a page is never newer or older than its script.
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
