import type { TermsDocument } from '../../../core/contract/terms.ts';
import type { BrandDirectory } from '../../brands/BrandDirectory.ts';
import type { Agreement } from './checkOrder.ts';

/**
 * Reads the current texts that were agreed to, and those shown before, to store them with the
 * consents.
 */
export async function readAgreedTexts(
  brands: BrandDirectory,
  agreements: readonly Agreement[],
): Promise<readonly TermsDocument[]> {
  return Promise.all(
    agreements
      .flatMap(({ first, text }) => (first ? [text, first] : [text]))
      .map(async (text) => {
        const document = await brands.terms(text.object);
        if (document === null) throw new Error(`The text ${text.name} is not among the objects`);
        return document;
      }),
  );
}
