// Generated from the folders of src/page/widgets by npm run generate.
import { AccountDetails } from '../../account-details/AccountDetails.tsx';
import { AccountSubscription } from '../../account-subscription/AccountSubscription.tsx';
import { ActivationResult } from '../../activation-result/ActivationResult.tsx';
import { ErrorNotice } from '../../error-notice/ErrorNotice.tsx';
import { UpgradeAccount } from '../../upgrade-account/UpgradeAccount.tsx';
import type { WidgetChunk } from '../../WidgetChunk.ts';

export const chunk: WidgetChunk = {
  widgets: { 'account-details': AccountDetails, 'account-subscription': AccountSubscription, 'activation-result': ActivationResult, 'error-notice': ErrorNotice, 'upgrade-account': UpgradeAccount },
};
