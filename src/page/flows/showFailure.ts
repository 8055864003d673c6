import { ERROR_CATALOGUE, ERROR_HEADERS } from '../../core/rules/errors/errorCatalogue.ts';
import type { PageErrorCode } from '../../core/rules/errors/PageErrorCode.ts';
import { formatText } from '../../core/texts/formatText.ts';
import type { FlowContext } from './FlowContext.ts';
import { trackEvent } from './trackEvent.ts';

/** The analytics' word for a code. Serves Specification 7. */
function eventReason(code: PageErrorCode): string {
  return code === 'RATELIMIT_EXCEEDED' ? 'Too many requests' : code;
}

/** Shows a failure in its modal, under its section's header, and counts it. Serves Specification 8. */
export function showFailure(
  context: FlowContext,
  code: PageErrorCode,
  text: string = context.stores.texts[ERROR_CATALOGUE[code][1]],
): void {
  const { texts, brand, modal, submit } = context.stores;
  submit.showFailure(code);
  modal.openFailure({
    heading: texts[ERROR_HEADERS[ERROR_CATALOGUE[code][0]]],
    text: formatText(text, { support: brand.support.email }),
  });
  trackEvent(context, 'signup_failure', eventReason(code));
}
