import { TimedOut, within } from '../../../../providers/within.ts';
import type { CardProviderOptions } from '../../../card-provider/providerOptions.ts';
import { toCardError } from '../../../card-provider/toCardError.ts';
import type { CardProvider } from './CardProvider.ts';
import { FrameIsSilent } from './watchForSilentFrame.ts';

/** The card provider. Its SDK loads with the first fields. */
export function createCardProvider(options: CardProviderOptions): CardProvider {
  return {
    async createFields(setup) {
      const loading = import('./drawCardFields.ts');
      const drawing = loading.then(({ drawCardFields }) => drawCardFields(setup, options));
      try {
        return { ok: true, value: await within(options.timeoutMs, drawing) };
      } catch (cause) {
        // Fields that are drawn too late are removed again.
        drawing.then(
          (fields) => fields.teardown(),
          () => undefined,
        );
        if (cause instanceof TimedOut) {
          return { ok: false, error: { kind: 'timedOut', step: 'fields' } };
        }
        const isLoaded = await loading.then(
          () => true,
          () => false,
        );
        return {
          ok: false,
          error:
            isLoaded && !(cause instanceof FrameIsSilent)
              ? toCardError(cause)
              : { kind: 'scriptFailed', cause },
        };
      }
    },
  };
}
