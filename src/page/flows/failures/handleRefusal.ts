import { type FieldErrorCode, isFieldErrorCode } from '../../../core/contract/FieldErrorCode.ts';
import { type FieldName, isFieldName } from '../../../core/fields/fields.ts';
import { mapServerMessage } from '../../../core/rules/errors/mapServerMessage.ts';
import type { FormErrorCode } from '../../../core/rules/errors/PageErrorCode.ts';
import { refusalTexts } from '../../../core/texts/en/paying/refusalTexts.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import type { FlowContext } from '../FlowContext.ts';
import { trackEvent } from '../trackEvent.ts';
import type { Refusal } from './Refusal.ts';
import { showFailure } from './showFailure.ts';

interface ContactProblem {
  readonly field: FieldName;
  readonly code: FieldErrorCode;
}

/** Returns the problem with the field that a refusal names, if the page has it. */
function problemIn({ stores }: FlowContext, refusal: Refusal): ContactProblem | null {
  if (refusal.message === 'EMAIL_ADDRESS_UNAVAILABLE')
    return { field: 'email', code: 'unavailable' };
  const { field, reason } = refusal.data ?? {};
  if (refusal.message !== 'INVALID_FIELD' || !isFieldName(field)) return null;
  if (!stores.contact.fieldsShown.includes(field)) return null;
  return { field, code: isFieldErrorCode(reason) ? reason : 'invalid' };
}

function showProblem(context: FlowContext, problem: ContactProblem, sentEmail: string): void {
  const { contact, submit } = context.stores;
  const { field, code } = problem;
  if (field === 'email' && contact.email.disabled) {
    // A locked field cannot take focus, so the modal shows its problem too.
    contact.email.showError(code);
    showFailure(context, 'EMAIL_ADDRESS_UNAVAILABLE');
    return;
  }
  if (field === 'email' && code === 'unavailable') contact.email.remember(sentEmail, 'UNAVAILABLE');
  else contact[field].showError(code);
  submit.showProblems([problem]);
}

/** Shows the server's total and returns the text about it; undefined for other refusals. */
function priceChanged(
  { stores }: FlowContext,
  code: FormErrorCode,
  refusal: Refusal,
): string | undefined {
  const { totalAmount } = refusal.data ?? {};
  if (code !== 'PRICE_CHANGED' || totalAmount === undefined) return undefined;
  const { plan, texts } = stores;
  const { priceChangedTo } = { ...refusalTexts, ...texts };
  plan.showServerAmounts({ ...refusal.data, totalAmount });
  return formatText(priceChangedTo, { total: stores.money(totalAmount) });
}

/**
 * Tells whether the server asks other questions than this page: the brand has changed them, or the
 * server has learned more of the visitor in another tab. Only a reload gets the new questions.
 */
function areOthersAsked({ data, message }: Refusal): boolean {
  return message === 'QUESTIONS_CHANGED' || data?.question !== undefined;
}

/**
 * Refusals of what the page was made from: its link, its account, its extras or its terms. Only a
 * reload gets what the server accepts now. The terms were agreed to, or nothing would have been sent.
 */
const MADE_FROM: ReadonlySet<FormErrorCode> = new Set([
  'MISSING_LEAD_OR_DEAL_ID',
  'INCORRECT_USER_ID',
  'INCORRECT_LEAD_ID',
  'INCORRECT_DEAL_ID',
  'BRAND_ID_MISMATCH_FOR_DEAL_OR_LEAD',
  'PLANS_NOT_AVAILABLE',
  'EXTRA_NOT_OFFERED',
  'TERMS_NOT_AGREED',
]);

/** Offers a reload. The typed values are kept for it. */
function offerReload({ stores: { modal, texts } }: FlowContext): void {
  const { message } = modal;
  if (message) modal.openFailure({ ...message, link: { text: texts.reloadPage, href: '' } });
}

/**
 * Shows what the server refused: beside the field if it names one, else in the modal. Returns
 * whether the submission now waits for the captcha.
 */
export function handleRefusal(
  context: FlowContext,
  refusal: Refusal,
  sent: {
    readonly email: string;
    readonly isVisible: boolean;
    readonly switchToCheckbox: () => void;
  },
): boolean {
  const { data } = refusal;
  const answer = context.stores.questions?.refuse(data?.question, data?.reason);
  const problem = problemIn(context, refusal);
  const meaning = mapServerMessage(refusal.message);
  if (answer) {
    context.stores.submit.showProblems([answer]);
    trackEvent(context, 'signup_failure', refusal.message);
  } else if (problem) {
    showProblem(context, problem, sent.email);
    trackEvent(context, 'signup_failure', refusal.message);
  } else if (meaning.kind === 'captcha') {
    if (sent.isVisible) showFailure(context, 'RECAPTCHA_FAILED', { english: refusalTexts });
    else sent.switchToCheckbox();
  } else {
    const isAskedElse = areOthersAsked(refusal);
    const text = isAskedElse
      ? context.stores.questions?.changed
      : priceChanged(context, meaning.code, refusal);
    showFailure(context, meaning.code, {
      text,
      retryAfter: refusal.retryAfter,
      english: refusalTexts,
    });
    // Without amounts, a later charge has changed, which only a reload shows.
    const isLaterCharge = meaning.code === 'PRICE_CHANGED' && text === undefined;
    if (isAskedElse || isLaterCharge || MADE_FROM.has(meaning.code)) offerReload(context);
  }
  return meaning.kind === 'captcha';
}
