import type { Payment, SignupRequest } from '../../core/contract/generated/calls.ts';
import { toLeadInfo } from '../../core/fields/toLeadInfo.ts';
import { agreedHashes } from '../../core/rules/agreement/agreedHashes.ts';
import { isLeadAuthorised } from '../../core/rules/eligibility/isLeadAuthorised.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { laterChargesOf } from './laterChargesOf.ts';
import { selectedPlanOf } from './selectedPlanOf.ts';

export interface CaptchaProof {
  readonly token: string;
  readonly variant: 'invisible' | 'visible';
}

type LeadInfo = SignupRequest['leadInfo'];

function leadInfo({ contact, session }: RootStore, timeZone: string): LeadInfo {
  const { lead } = session;
  const authType = isLeadAuthorised(lead, contact.email.address) ? lead.authType : 'REGULAR';
  return {
    ...(authType !== 'REGULAR' && { authType }),
    ...toLeadInfo((name) => contact[name].sent, contact.phoneNumber, contact.fieldsShown),
    timeZone,
  };
}

/** Builds the sign-up's body from what the visitor typed, selected and saw. */
export function toSignupRequest(
  stores: RootStore,
  timeZone: string,
): (proof: CaptchaProof, payment?: Payment) => SignupRequest {
  const { plan, agreement, config, session } = stores;
  // A page that places none of the brand's questions still sends their hash, so that the server knows.
  const hash = config.questionsHash;
  const questions =
    stores.questions?.sent ?? (hash === undefined ? undefined : { hash, answers: {} });
  const { selectedAddons, selectedIVRId } = plan;
  const lead = leadInfo(stores, timeZone);
  const selected = selectedPlanOf(stores);
  const formState = {
    signupType: session.signupType,
    totalAmount: plan.totalAmount,
    agreed: agreement.agreed,
    ...agreedHashes(config.terms, plan.isHIPAA, agreement.named().includes('firstTerms')),
    utmSource: session.utmSource,
    ...(session.linkToken && { linkToken: session.linkToken }),
    ...(session.prefill.email !== '' && { linkEmail: session.prefill.email }),
  };
  // The call for an answering service always lists its add-ons, even if empty.
  const namesAddons = session.signupType === 'answeringService';
  const dueToday = plan.totals?.dueToday ?? 0;
  const later = laterChargesOf(stores);
  return ({ token, variant }, payment) => ({
    leadInfo: lead,
    paymentRequest: {
      selectedPlans: [selected],
      freeTrial: plan.freeTrial,
      captchaToken: token,
      rVersion: variant,
      ...((namesAddons || selectedAddons.length > 0) && { addonIds: [...selectedAddons] }),
      ...(selectedIVRId !== null && { ivrId: selectedIVRId }),
      ...(payment && { payment }),
    },
    // The server never charges an amount that the visitor did not see.
    formState: { ...formState, ...(payment && { dueToday, ...later }) },
    ...(questions && { questions }),
  });
}
