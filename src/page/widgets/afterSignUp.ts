import type { WidgetRegistry } from '../renderer/Widget.ts';
import { AccountDetails } from './account-details/AccountDetails.tsx';
import { ActivationResult } from './activation-result/ActivationResult.tsx';
import { ErrorNotice } from './error-notice/ErrorNotice.tsx';

/** The widgets of the pages after a sign-up, and of the page that says what went wrong. */
export const afterSignUp: WidgetRegistry = {
  'account-details': AccountDetails,
  'activation-result': ActivationResult,
  'error-notice': ErrorNotice,
};
