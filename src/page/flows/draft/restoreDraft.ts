import type { RootStore } from '../../stores/RootStore.ts';
import type { Flows } from '../Flows.ts';
import { type Draft, KEPT_FIELDS } from './Draft.ts';
import { startOf } from './draftOf.ts';

/**
 * Puts a draft back into the form. What was typed on this page already stays, and so does what its
 * link fills in, if that is something else than the link of the draft filled in. What nobody typed,
 * but that link filled in, is not put back: it may be somebody else's who was known to it. A tick is for the
 * texts that it was given to: where one of them has changed, it is to be given again.
 */
export function restoreDraft(
  stores: RootStore,
  flows: Pick<Flows, 'phoneCountryChosen'>,
  draft: Draft,
): void {
  const { contact, agreement, session, config } = stores;
  const start = startOf(stores);
  for (const name of KEPT_FIELDS) {
    const field = contact[name];
    const isUntouched = field.value === start[name] && !field.disabled;
    const isNewLink = start[name] !== '' && start[name] !== draft.start[name];
    const isTyped = draft.values[name] !== draft.start[name];
    if (!isUntouched || isNewLink || !isTyped) continue;
    field.setValue(draft.values[name]);
    const { country } = contact.phoneNumber;
    if (name !== 'phoneNumber' || draft.country === '' || draft.country === country) continue;
    void flows.phoneCountryChosen(draft.country);
  }
  const { terms, privacy } = config.terms;
  const isSameText = draft.termsHash === terms.hash && draft.privacyHash === privacy.hash;
  if (draft.agreed && isSameText && agreement.checkbox) agreement.setAgreed(true);
  if (draft.signupType === session.signupType) restoreOrder(stores, draft);
}

/**
 * What the link names, or was chosen on this page before its draft came, stands above the draft's.
 * What is no longer offered is left out by the store.
 */
function restoreOrder({ plan, session }: RootStore, draft: Draft): void {
  const isGiven = session.isPlanFromLink || plan.selectedPlanId !== session.selectedPlanId;
  if (draft.planId !== null && !isGiven) plan.selectPlan(draft.planId);
  if (draft.planId === plan.selectedPlanId && draft.numberOfUsers > 0) {
    plan.setNumberOfUsers(draft.numberOfUsers);
  }
  for (const id of draft.addonIds) plan.setAddon(id, true);
  const startIvr = session.start?.ivrId ?? null;
  if (draft.ivrId !== null && plan.selectedIVRId === startIvr) plan.selectIvrPlan(draft.ivrId);
}
