import type { CaptchaSiteKeys } from '../../core/contract/generated/session.ts';
import { createProviders } from '../providers/createProviders.ts';
import type { Notes } from '../providers/notes/createNotes.ts';
import { createFlows } from './createFlows.ts';
import type { EarlyPage } from './createLateFlows.ts';
import type { Flows } from './Flows.ts';
import type { CreatePaymentFlows } from './PaymentSteps.ts';

/** What a page's flows are created from in a browser. */
export interface StartedPage extends EarlyPage {
  readonly siteKeys: CaptchaSiteKeys;
  readonly notes: Pick<Notes, 'tell'>;
}

/**
 * Creates a page's flows in a browser, with its real providers. On a page with payment this is part
 * of the payment form's code; on others it loads once the page can be used.
 */
export function startFlows(
  { stores, providers: early, siteKeys, notes }: StartedPage,
  createPaymentFlows: CreatePaymentFlows | null = null,
): Flows {
  const providers = createProviders(siteKeys, notes, early);
  return createFlows({ stores, providers }, createPaymentFlows);
}
