import { ERROR_CATALOGUE, ERROR_HEADERS } from '../../../core/rules/errors/errorCatalogue.ts';
import type { FormErrorCode } from '../../../core/rules/errors/PageErrorCode.ts';
import type { refusalTexts } from '../../../core/texts/en/paying/refusalTexts.ts';
import { formatDuration } from '../../../core/texts/formatDuration.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { sayText } from '../../stores/sayText.ts';
import type { ShellTexts } from '../../stores/shellNeeds.ts';
import type { FlowContext } from '../FlowContext.ts';
import { trackEvent } from '../trackEvent.ts';

/** Returns the reason for analytics. */
function eventReason(code: FormErrorCode): string {
  return code === 'RATELIMIT_EXCEEDED' ? 'Too many requests' : code;
}

/** Details of a failure besides its code. */
export interface FailureDetails {
  /** Replaces the text for the code. */
  readonly text?: string | undefined;
  /** The seconds after which a retry makes sense. */
  readonly retryAfter?: number | undefined;
}

/** A failure whose text every page that can meet it has received. */
export type KnownFailure = {
  [Code in FormErrorCode]: (typeof ERROR_CATALOGUE)[Code][1] extends keyof ShellTexts
    ? Code
    : never;
}[FormErrorCode];

interface RefusalDetails extends FailureDetails {
  /** The English texts of refusals, for those that the page did not receive. */
  readonly english: typeof refusalTexts;
}

/**
 * Shows a failure in the modal, under its section's header, and counts it. A page with payment has
 * its own texts.
 */
export function showFailure(
  context: FlowContext,
  code: KnownFailure,
  details?: FailureDetails,
): void;
export function showFailure(
  context: FlowContext,
  code: FormErrorCode,
  details: RefusalDetails,
): void;
export function showFailure(
  context: FlowContext,
  code: FormErrorCode,
  { text, retryAfter, english }: FailureDetails & Partial<RefusalDetails> = {},
): void {
  const { brand, modal, payment, submit, texts } = context.stores;
  const [section, known] = ERROR_CATALOGUE[code];
  const [heading, key] = payment?.failureWords(code, null) ?? [ERROR_HEADERS[section], known];
  submit.showFailure(code);
  modal.openFailure({
    heading: sayText(context.stores, heading),
    text: formatText(text ?? sayText({ texts: { ...english, ...texts } }, key), {
      support: brand.support.email,
    }),
    ...(retryAfter !== undefined && {
      notes: [formatText(texts.tryAgainIn, { time: formatDuration(retryAfter, brand.locale) })],
    }),
  });
  trackEvent(context, 'signup_failure', eventReason(code));
}
