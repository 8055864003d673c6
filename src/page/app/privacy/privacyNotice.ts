import type { PageConfig } from '../../../core/contract/generated/session.ts';
import { privacyTexts } from '../../../core/texts/en/privacyTexts.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import type { ShellBrand } from '../../stores/shellNeeds.ts';
import type { ConsentNoticeProps } from './ConsentNotice.tsx';

/** Returns the texts of the question, equal in the server's render and in the browser. */
export function privacyNotice(
  brand: Pick<ShellBrand, 'late'>,
  { measurement }: Pick<PageConfig, 'measurement'>,
): ConsentNoticeProps {
  return {
    texts: lateTextsOf(brand, 'privacy', privacyTexts),
    hasTags: measurement.tagManagerUrl !== undefined,
  };
}
