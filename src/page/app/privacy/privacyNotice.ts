import type { PageConfig } from '../../../core/contract/generated/session.ts';
import type { PageBrand } from '../../../core/rules/session/presentBrand.ts';
import { privacyTextsFor } from '../../../core/texts/privacyTextsFor.ts';
import type { ConsentNoticeProps } from './ConsentNotice.tsx';

/** What the question says on a page: the same in the server's render and in the browser. */
export function privacyNotice(
  { locale }: Pick<PageBrand, 'locale'>,
  { measurement }: Pick<PageConfig, 'measurement'>,
): ConsentNoticeProps {
  return { texts: privacyTextsFor(locale), hasTags: measurement.tagManagerUrl !== undefined };
}
