import { definitionOf } from '../../../core/fields/fields.ts';
import { valuesBy } from '../../../core/fields/valuesBy.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { type Draft, KEPT_FIELDS } from './Draft.ts';

/** What the link filled in. */
export function startOf({ session }: RootStore): Draft['start'] {
  return valuesBy(KEPT_FIELDS, (name) => definitionOf(name).start(session));
}

/** What stands in the form now, without any secret. */
export function draftOf(stores: RootStore): Draft {
  const { contact, plan, agreement, session, config } = stores;
  return {
    start: startOf(stores),
    values: valuesBy(KEPT_FIELDS, (name) => contact[name].value),
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
