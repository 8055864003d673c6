import type { TermsDocument } from '../../core/contract/terms.ts';
import type { BrandDirectory } from '../brands/BrandDirectory.ts';
import type { Agreement } from './checkOrder.ts';

/** An agreement with the whole text that was agreed to. */
export interface AgreedText {
  readonly kind: Agreement['kind'];
  readonly document: TermsDocument;
}

/** Reads the texts of today's agreements, to be kept beside the consents. */
export async function readAgreedTexts(
  brands: BrandDirectory,
  agreements: readonly Agreement[],
): Promise<readonly AgreedText[]> {
  return Promise.all(
    agreements.map(async ({ kind, text }) => {
      const document = await brands.terms(text.object);
      if (document === null) throw new Error(`The text ${text.name} is not among the objects`);
      return { kind, document };
    }),
  );
}
