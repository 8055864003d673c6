import { unreachable } from '../../../core/contract/unreachable.ts';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { freeCheckingTexts } from '../../../core/texts/en/paying/freeCheckingTexts.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import type { AttemptKind, KeptAttempt } from '../../providers/attempts/KeptAttempt.ts';
import { createChecking } from '../attempts/createChecking.ts';
import type { Doubt } from '../attempts/Doubt.ts';
import { ownAttempt } from '../attempts/ownAttempt.ts';
import type { FlowContext } from '../FlowContext.ts';
import { handleRefusal } from '../failures/handleRefusal.ts';
import { type KnownFailure, showFailure } from '../failures/showFailure.ts';
import { STOPPED, type SubmitResult } from '../Ordering.ts';
import { landed } from '../success/landed.ts';
import { showSuccess } from '../success/showSuccess.ts';

/** Why a sign-up is followed. */
export interface Followed {
  readonly doubt: Doubt;
  /** The error to show if it never reached the server; null to show none. */
  readonly neverBegan: KnownFailure | null;
  /** The seconds after which a retry makes sense. */
  readonly retryAfter?: number | undefined;
}

/** Follows a free sign-up with an unknown outcome: it has not failed, and must not be made twice. */
export async function followFreeSignUp(
  context: FlowContext,
  attempt: KeptAttempt,
  followed: Followed,
): Promise<SubmitResult> {
  const attempts = await context.providers.attempts.load();
  const { doubt } = followed;
  const { email, key } = attempt;
  const settled = await createChecking(context, () => textsOf(context))(attempt, doubt);
  // No page has counted it, even if it is an earlier sign-up.
  const isOpen = attempts.kept().some((kept) => kept.key === key);
  // A sign-up that did not arrive keeps its key for the retry, because it may still arrive.
  if (settled.kind === 'sessionEnded') return leaveToSession(context, attempt);
  if (settled.kind !== 'neverBegan' || doubt === 'pending') attempts.end(key);
  switch (settled.kind) {
    case 'done': {
      const outcome = landed(context, settled.outcome);
      const { redirectUrl, told } = outcome;
      const announce = (isEarlier = false) => showSuccess(context, outcome, isEarlier && !isOpen);
      return { done: true, announce, redirectUrl, told };
    }
    case 'refused':
      handleRefusal(context, settled.refusal, {
        email,
        isVisible: true,
        switchToCheckbox: () => undefined,
      });
      return STOPPED;
    case 'neverBegan':
      sayNeverBegan(context, followed);
      return STOPPED;
    case 'notOurs':
      leadToReload(context, email, ({ unknown, unknownText }) => [unknown, unknownText]);
      return STOPPED;
    default:
      return unreachable(settled);
  }
}

/**
 * Follows a free sign-up that an earlier page or another tab left open: the one for the form's
 * address, or the newest if the field is empty. Returns whether there is one.
 */
export async function resumeFreeSignUp(
  context: FlowContext,
  run: (work: () => Promise<SubmitResult>) => Promise<void>,
): Promise<boolean> {
  const { email } = context.stores.contact;
  const kept = (await context.providers.attempts.load()).kept().filter(({ kind }) => isFree(kind));
  const attempt = ownAttempt(kept, email);
  if (!attempt) return false;
  if (email.value === '') email.setValue(attempt.email);
  await run(() => followFreeSignUp(context, attempt, { doubt: 'pending', neverBegan: null }));
  return true;
}

/**
 * Leaves an attempt to the next session, because the sign-up may have been made. It stays kept, and
 * that session gets its outcome as far as it may.
 */
export function leaveToSession(
  context: FlowContext,
  { email }: Pick<KeptAttempt, 'email'>,
): SubmitResult {
  leadToReload(context, email, ({ ended, endedText }) => [ended, endedText]);
  return STOPPED;
}

function isFree(kind: AttemptKind): boolean {
  return kind !== 'upgrade' && !SIGNUP_TYPES[kind].needsPayment;
}

function sayNeverBegan(context: FlowContext, { neverBegan: code, retryAfter }: Followed): void {
  if (code === null) return;
  const words = code === 'OFFLINE' ? { text: textsOf(context).notReceived } : {};
  showFailure(context, code, { ...words, retryAfter });
}

/** Offers a reload instead of another sign-up. */
function leadToReload(
  context: FlowContext,
  email: string,
  chosen: (texts: FreeCheckingTexts) => readonly [heading: string, text: string],
): void {
  const { brand, modal } = context.stores;
  const texts = textsOf(context);
  const [heading, text] = chosen(texts);
  modal.openChecking({
    heading,
    text: formatText(text, { email, support: brand.support.email }),
    link: { text: texts.reload, href: '' },
  });
}

type FreeCheckingTexts = ReturnType<typeof textsOf>;

function textsOf({ stores }: FlowContext) {
  return lateTextsOf(stores.brand, 'freeChecking', freeCheckingTexts);
}
