import { ERROR_CATALOGUE, ERROR_HEADERS } from '../../../core/rules/errors/errorCatalogue.ts';
import type { FormErrorCode } from '../../../core/rules/errors/PageErrorCode.ts';
import type { refusalTexts } from '../../../core/texts/en/paying/refusalTexts.ts';
import { formatDuration } from '../../../core/texts/formatDuration.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { sayText } from '../../stores/sayText.ts';
import type { ShellTexts } from '../../stores/shellNeeds.ts';
import type { FlowContext } from '../FlowContext.ts';
import { trackEvent } from '../trackEvent.ts';

/** The analytics' word for a code. */
function eventReason(code: FormErrorCode): string {
  return code === 'RATELIMIT_EXCEEDED' ? 'Too many requests' : code;
}

/** What is said of a failure besides its code. */
export interface FailureDetails {
  /** In place of the code's own words. */
  readonly text?: string | undefined;
  /** After how many seconds another try makes sense. */
  readonly retryAfter?: number | undefined;
}

/** A failure whose words every page is sent that can meet it. */
export type KnownFailure = {
  [Code in FormErrorCode]: (typeof ERROR_CATALOGUE)[Code][1] extends keyof ShellTexts
    ? Code
    : never;
}[FormErrorCode];

interface RefusalDetails extends FailureDetails {
  /** The words of a refusal, of which a page is sent those that it says otherwise. */
  readonly english: typeof refusalTexts;
}

/**
 * Shows a failure in its modal, under its section's header, and counts it. A page that takes a payment
 * has words of its own.
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
