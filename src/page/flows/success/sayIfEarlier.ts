import { isRecord } from '../../../core/rules/json/isRecord.ts';
import { isPricedByUser } from '../../../core/rules/prices/planLine.ts';
import { earlierOrderTexts } from '../../../core/texts/en/paying/earlierOrderTexts.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import type { SubmitResult } from '../Ordering.ts';

/**
 * Notes what is about to be ordered. Returns a function that completes the order's result: when it
 * is announced, it also says if the answer is about another order. The server answers a second
 * sign-up of the same visitor, as from another tab, with the first one's outcome, and orders nothing.
 * `due`: what is to be paid now, in minor units.
 */
export function sayIfEarlier(
  { brand, modal, plan }: Pick<RootStore, 'brand' | 'modal' | 'plan'>,
  due: number,
): (result: SubmitResult) => SubmitResult {
  const { numberOfUsers, selectedPlan } = plan;
  const users = selectedPlan && isPricedByUser(selectedPlan) ? numberOfUsers : null;

  function isAsked(told: unknown): boolean {
    const { order, totalAmountPaid } = isRecord(told) ? told : {};
    // Without an order the answer says nothing about it.
    if (!isRecord(order)) return true;
    const isSame = order['planName'] === selectedPlan?.name && (order['users'] ?? null) === users;
    return isSame && (totalAmountPaid ?? 0) === due;
  }

  return (result) => {
    if (!result.done) return result;
    let { redirectUrl } = result;
    return {
      ...result,
      announce() {
        const isEarlier = !isAsked(result.told);
        result.announce(isEarlier);
        const { message } = modal;
        if (!message || !isEarlier) return;
        // Two seconds are too short to read this, so the link to the account is left to the visitor.
        redirectUrl = null;
        const { note } = lateTextsOf(brand, 'earlierOrder', earlierOrderTexts);
        const notes = message.link ? [] : [message.text, ...(message.notes ?? [])];
        modal.openSuccess({ ...message, text: note, notes });
      },
      get redirectUrl() {
        return redirectUrl;
      },
    };
  };
}
