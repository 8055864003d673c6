import { createFlows } from '../../../src/page/flows/createFlows.ts';
import type { Flows } from '../../../src/page/flows/Flows.ts';
import { createPaymentFlows } from '../../../src/page/payment/createPaymentFlows.ts';
import { createPayOrdering } from '../../../src/page/payment/ordering/createPayOrdering.ts';
import { createAttempts } from '../../../src/page/providers/attempts/createAttempts.ts';
import { aStorage } from './aCardPage.ts';
import type { TestPage } from './aPage.ts';

/** The flows of a page with payment, with its own storage and a clock that stands still. */
export function payingFlows(page: Pick<TestPage, 'providers' | 'stores'>): Flows {
  const attempts = createAttempts({ storage: aStorage(), newKey: () => 'key', now: () => 0 });
  const providers = { attempts, now: () => 0 };
  return createFlows(page, (context, steps) =>
    createPaymentFlows(
      context,
      async () => (given, parts) => createPayOrdering(given, { ...parts, providers }),
      steps,
    ),
  );
}
