import type { CaptchaSiteKeys } from '../../core/contract/generated/session.ts';
import { createProviders } from '../providers/createProviders.ts';
import type { Notes } from '../providers/notes/createNotes.ts';
import { createFlows } from './createFlows.ts';
import type { EarlyPage } from './createLateFlows.ts';
import type { Flows } from './Flows.ts';
import type { CreatePaymentFlows } from './PaymentSteps.ts';

/** What the flows of a page are made from, in a browser. */
export interface StartedPage extends EarlyPage {
  readonly siteKeys: CaptchaSiteKeys;
  readonly notes: Pick<Notes, 'tell'>;
}

/**
 * The flows of a page in a browser, over all that is outside it. A page that takes a payment brings
 * this with its payment's form; on others it comes once the page can be used.
 */
export function startFlows(
  { stores, providers: early, siteKeys, notes }: StartedPage,
  createPaymentFlows: CreatePaymentFlows | null = null,
): Flows {
  const providers = createProviders(siteKeys, notes, early);
  return createFlows({ stores, providers }, createPaymentFlows);
}
