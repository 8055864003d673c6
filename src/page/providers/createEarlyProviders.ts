import type { Notes } from './notes/createNotes.ts';
import type { Providers } from './Providers.ts';
import { quietly } from './quietly.ts';

/** What of the outside a page needs before its calls have come. */
export type EarlyProviders = Pick<Providers, 'loadNumberingPlans' | 'wait' | 'report'>;

/** The outside that needs no call to our server. */
export function createEarlyProviders({ tell }: Pick<Notes, 'tell'>): EarlyProviders {
  return {
    loadNumberingPlans: (text, country) =>
      import('./phone/numberingPlansFor.ts')
        .then(({ numberingPlansFor }) => numberingPlansFor(text, country))
        .catch(() => null),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    // The window gets it like an uncaught error: see notes/createNotes.ts.
    report: (cause) =>
      quietly(
        () => reportError(cause),
        () => tell({ kind: 'fault', event: new ErrorEvent('error', { error: cause }) }),
      ),
  };
}
