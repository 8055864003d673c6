import { unreachable } from '../../core/contract/unreachable.ts';
import { freeCheckingTexts } from '../../core/texts/en/freeCheckingTexts.ts';
import { createChecking } from './attempts/createChecking.ts';
import type { FlowContext } from './FlowContext.ts';
import { handleRefusal } from './handleRefusal.ts';
import { landed } from './landed.ts';
import { STOPPED, type SubmitResult } from './Ordering.ts';
import { showFailure } from './showFailure.ts';
import { showSuccess } from './showSuccess.ts';

/** Follows a free sign-up that the server has taken and not finished: it is no failure, and none is to be made twice. */
export async function followFreeSignUp(
  context: FlowContext,
  key: string,
  email: string,
): Promise<SubmitResult> {
  const settled = await createChecking(context, () => freeCheckingTexts)(key, email, 'pending');
  switch (settled.kind) {
    case 'done': {
      const { completion, redirectUrl } = landed(context, settled.outcome);
      const outcome = completion === 'upgraded' ? null : { completion, redirectUrl };
      const announce = () => outcome && showSuccess(context, outcome);
      return { done: true, announce, redirectUrl };
    }
    case 'refused':
      handleRefusal(context, settled.refusal, {
        email,
        isVisible: true,
        switchToCheckbox: () => undefined,
      });
      return STOPPED;
    case 'sessionEnded':
    case 'neverBegan':
    case 'notOurs':
      showFailure(context, 'INTERNAL_SERVER_ERROR');
      return STOPPED;
    default:
      return unreachable(settled);
  }
}
