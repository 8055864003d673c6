import type { PageErrorCode } from '../../../core/rules/errors/PageErrorCode.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { brokenLinkIcon, clockIcon, compassIcon } from '../../ui/lateIcons.ts';

/** The picture above an error, and its tone: an error without blame is not red. */
export interface ErrorPicture {
  readonly icon: IconName;
  readonly tone: 'accent' | 'danger';
}

const DENIED: ErrorPicture = { icon: 'lock', tone: 'accent' };
const DEAD_LINK: ErrorPicture = { icon: brokenLinkIcon, tone: 'accent' };

const PICTURES: Partial<Readonly<Record<PageErrorCode, ErrorPicture>>> = {
  NOT_FOUND: { icon: compassIcon, tone: 'accent' },
  RATELIMIT_EXCEEDED: { icon: clockIcon, tone: 'accent' },
  SESSION_DOES_NOT_EXIST: { icon: clockIcon, tone: 'accent' },
  MISSING_LEAD_OR_DEAL_ID: DENIED,
  INCORRECT_USER_ID: DENIED,
  UNAUTHORISED_USER_ROLE: DENIED,
  INCORRECT_LEAD_ID: DEAD_LINK,
  INCORRECT_DEAL_ID: DEAD_LINK,
  BRAND_ID_MISMATCH_FOR_DEAL_OR_LEAD: DEAD_LINK,
};

/** Returns the picture of an error; by default an alarm. */
export function errorPicture(code: PageErrorCode): ErrorPicture {
  return PICTURES[code] ?? { icon: 'alert', tone: 'danger' };
}
