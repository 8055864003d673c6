import { afterPaint } from './afterPaint.ts';
import type { Notes } from './notes/createNotes.ts';
import type { Providers } from './Providers.ts';
import { quietly } from './quietly.ts';

/** The providers that a page needs before the code of its calls is loaded. */
export type EarlyProviders = Pick<Providers, 'loadNumberingPlans' | 'wait' | 'painted' | 'report'>;

/** The longest wait for a paint, because the page may be hidden. */
const UNPAINTED_MS = 100;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Creates the providers that make no calls to our server. */
export function createEarlyProviders({ tell }: Pick<Notes, 'tell'>): EarlyProviders {
  return {
    loadNumberingPlans: (text, country) =>
      import('./phone/numberingPlansFor.ts')
        .then(({ numberingPlansFor }) => numberingPlansFor(text, country))
        .catch(() => null),
    wait,
    painted: () =>
      Promise.race([new Promise<void>((resolve) => afterPaint(resolve)), wait(UNPAINTED_MS)]),
    // The window treats it like an uncaught error: see notes/createNotes.ts.
    report: (cause) =>
      quietly(
        () => reportError(cause),
        () => tell({ kind: 'fault', event: new ErrorEvent('error', { error: cause }) }),
      ),
  };
}
