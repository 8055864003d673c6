import { valuesBy } from '../../../core/fields/valuesBy.ts';
import { agreedHashes } from '../../../core/rules/agreement/agreedHashes.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { type Choices, type Draft, KEPT_FIELDS } from './Draft.ts';
import { linkOf, visitorOf } from './visitorOf.ts';

/** Returns the texts to agree to on the page, as one text to compare. */
export function textsToAgree({ agreement, config, plan }: RootStore): string {
  const isFrenchFirst = agreement.named().includes('firstTerms');
  return Object.values(agreedHashes(config.terms, plan.isHIPAA, isFrenchFirst)).join();
}

/** Returns what was typed and selected so far, without secrets. */
export function draftOf(stores: RootStore): Draft {
  const { contact, agreement, session, config } = stores;
  return {
    visitor: visitorOf(session),
    link: linkOf(config.social, session),
    isKnown: config.social.isKnown === true,
    values: valuesBy(
      KEPT_FIELDS.filter((name) => contact[name].isTyped),
      (name) => contact[name].value,
    ),
    country: contact.phoneNumber.country,
    // A page without a box starts agreed. A page with a box must not show that as a tick.
    agreed: agreement.checkbox && agreement.agreed,
    texts: textsToAgree(stores),
    signupType: session.signupType,
    ...choicesOf(stores),
    answers: stores.questions?.drafted,
  };
}

export function choicesOf({ plan, session }: Pick<RootStore, 'plan' | 'session'>): Choices {
  return {
    planId: plan.selectedPlanId,
    startPlanId: session.selectedPlanId,
    numberOfUsers: plan.numberOfUsers,
    addonIds: plan.selectedAddons,
    ivrId: plan.selectedIVRId,
  };
}
