import { AccountDetails } from '../widgets/account-details/AccountDetails.tsx';
import { AccountSubscription } from '../widgets/account-subscription/AccountSubscription.tsx';
import { ActivationResult } from '../widgets/activation-result/ActivationResult.tsx';
import { ErrorNotice } from '../widgets/error-notice/ErrorNotice.tsx';
import { UpgradeAccount } from '../widgets/upgrade-account/UpgradeAccount.tsx';
import type { PagePart } from './PagePart.ts';

/** The widgets of the pages after a sign-up, and of the page that says what went wrong. */
export const afterSignUpPart: PagePart = {
  widgets: {
    'account-details': AccountDetails,
    'account-subscription': AccountSubscription,
    'activation-result': ActivationResult,
    'error-notice': ErrorNotice,
    'upgrade-account': UpgradeAccount,
  },
};
