import type { RootStore } from '../../stores/RootStore.ts';
import type { Flows } from '../Flows.ts';
import { type Draft, KEPT_FIELDS } from './Draft.ts';
import { linkOf, visitorOf } from './visitorOf.ts';

/**
 * Puts a draft back into the form of the visitor whose it is, and of nobody else. What was typed on this
 * page already stays. A visitor whom a provider has named since, or who is not the one it named, is still
 * the one who typed if the page's link is the same; what the page knows of them then comes first. A tick
 * is for the texts that it was given to: where one of them has changed, it is to be given again.
 */
export function restoreDraft(
  stores: RootStore,
  flows: Pick<Flows, 'phoneCountryChosen'>,
  draft: Draft,
): void {
  const { contact, agreement, session, config } = stores;
  const { isKnown = false } = config.social;
  const isSame = draft.visitor === visitorOf(session);
  const isNamedSince = draft.isKnown !== isKnown && draft.link === linkOf(config.social, session);
  if (!isSame && !isNamedSince) return;
  for (const name of KEPT_FIELDS) {
    const field = contact[name];
    const value = draft.values[name];
    const isGiven = !isSame && field.value !== '';
    if (value === undefined || field.isTyped || field.disabled || isGiven) continue;
    field.setValue(value);
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
