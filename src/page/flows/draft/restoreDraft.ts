import type { RootStore } from '../../stores/RootStore.ts';
import type { Flows } from '../Flows.ts';
import { type Choices, type Draft, KEPT_FIELDS } from './Draft.ts';
import { textsToAgree } from './draftOf.ts';
import { linkOf, visitorOf } from './visitorOf.ts';

/**
 * Restores a draft if it belongs to the same visitor. Values typed on this page stay. If a provider
 * has named the visitor since, or no longer does, the same link means the same visitor: typed
 * values then outrank the provider's, except for the verified address. The tick is restored only if
 * all agreed texts are unchanged.
 */
export function restoreDraft(
  stores: RootStore,
  flows: Pick<Flows, 'phoneCountryChosen'>,
  draft: Draft,
  isShownAgain: boolean,
): void {
  const { contact, agreement, session, config } = stores;
  const { isKnown = false } = config.social;
  const isSame = draft.visitor === visitorOf(session);
  const isNamedSince = draft.isKnown !== isKnown && draft.link === linkOf(config.social, session);
  if (!isSame && !isNamedSince) return;
  for (const name of KEPT_FIELDS) {
    const field = contact[name];
    const value = draft.values[name];
    if (value === undefined || field.isTyped || field.disabled) continue;
    field.setValue(value);
    const { country } = contact.phoneNumber;
    if (name !== 'phoneNumber' || draft.country === '' || draft.country === country) continue;
    void flows.phoneCountryChosen(draft.country);
  }
  stores.questions?.restore(draft.answers);
  if (draft.signupType === session.signupType) restoreOrder(stores, draft, isShownAgain);
  const isSameText = draft.texts === textsToAgree(stores);
  if (draft.agreed && isSameText && !agreement.agreed) agreement.setAgreed(true);
}

/**
 * Whether the plan of the page's link outranks the draft's. It does not when the same link is shown
 * again, as by a reload: the visitor has selected another plan since.
 */
export function isLinksPlan(
  { isPlanFromLink, selectedPlanId }: RootStore['session'],
  draft: Choices,
  isShownAgain: boolean,
): boolean {
  return isPlanFromLink && !(isShownAgain && draft.startPlanId === selectedPlanId);
}

/**
 * Restores the order. A plan from a new link, or one selected before the restore, takes precedence.
 * The store ignores what is no longer offered.
 */
export function restoreOrder(
  { plan, session }: RootStore,
  draft: Choices,
  isShownAgain: boolean,
): void {
  const isGiven =
    isLinksPlan(session, draft, isShownAgain) || plan.selectedPlanId !== session.selectedPlanId;
  if (draft.planId !== null && !isGiven) plan.selectPlan(draft.planId);
  const isTyped = plan.usersField.typed !== null;
  if (draft.planId === plan.selectedPlanId && draft.numberOfUsers > 0 && !isTyped) {
    plan.setNumberOfUsers(draft.numberOfUsers);
  }
  for (const id of draft.addonIds) plan.setAddon(id, true);
  const startIvr = session.start?.ivrId ?? null;
  if (draft.ivrId !== null && plan.selectedIVRId === startIvr) plan.selectIvrPlan(draft.ivrId);
}
