import { definitionOf } from '../../../core/fields/fields.ts';
import { textsBy } from '../../../core/fields/textsBy.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { type Draft, KEPT_FIELDS } from './Draft.ts';

/** What the link filled in. */
export function startOf({ session }: RootStore): Draft['start'] {
  return textsBy(KEPT_FIELDS, (name) => definitionOf(name).start(session));
}

/** What stands in the form now, without any secret. */
export function draftOf(stores: RootStore): Draft {
  const { contact, plan, agreement, session, config } = stores;
  return {
    start: startOf(stores),
    values: textsBy(KEPT_FIELDS, (name) => contact[name].value),
    country: contact.phoneNumber.country,
    agreed: agreement.agreed,
    termsHash: config.terms.terms.hash,
    privacyHash: config.terms.privacy.hash,
    signupType: session.signupType,
    planId: plan.selectedPlanId,
    numberOfUsers: plan.numberOfUsers,
    addonIds: plan.selectedAddons,
    ivrId: plan.selectedIVRId,
  };
}
