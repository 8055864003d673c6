import type { RootStore } from '../../stores/RootStore.ts';
import type { Draft, KeptField } from './Draft.ts';

/** What the link filled in. */
export function startOf({ session }: RootStore): Record<KeptField, string> {
  const { fullName, companyName, phoneNumber, email } = session.prefill;
  return {
    fullName,
    companyName,
    phoneNumber,
    email,
    province: session.lead?.provinceCode ?? '',
  };
}

/** What stands in the form now, without any secret. */
export function draftOf(stores: RootStore): Draft {
  const { contact, plan, agreement, session, config } = stores;
  return {
    start: startOf(stores),
    values: {
      fullName: contact.fullName.value,
      companyName: contact.companyName.value,
      phoneNumber: contact.phoneNumber.value,
      email: contact.email.value,
      province: contact.province.value,
    },
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
