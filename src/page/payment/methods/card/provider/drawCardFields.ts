import type { HostedFields, HostedFieldsEvent } from 'braintree-web/hosted-fields';
import hostedFields from 'braintree-web/hosted-fields';
import type { CardState } from '../../../../../core/contract/CardState.ts';
import type { CardFieldName } from '../../../../../core/contract/PaymentFieldName.ts';
import { watchTyping } from '../../../../providers/watchTyping.ts';
import { TimedOut, within } from '../../../../providers/within.ts';
import type { CardProviderOptions } from '../../../card-provider/providerOptions.ts';
import { startClient } from '../../../card-provider/startClient.ts';
import { toCardError } from '../../../card-provider/toCardError.ts';
import type { CardFields, CardFieldsOptions } from './CardProvider.ts';
import { createVerification } from './createVerification.ts';
import { watchForSilentFrame } from './watchForSilentFrame.ts';

/** The SDK's events after which the fields' state may differ. */
const CHANGES = ['blur', 'focus', 'empty', 'notEmpty', 'cardTypeChange', 'validityChange'] as const;

/**
 * Draws the card's fields with the provider's SDK. Each is in a frame of the provider, so what is
 * typed never reaches this page. Rejects as the SDK does.
 */
export async function drawCardFields(
  setup: CardFieldsOptions,
  options: CardProviderOptions,
): Promise<CardFields> {
  const client = await startInPause(() => startClient(setup.clientToken, options));
  const names = setup.fields.map(({ name }) => name);
  const silent = watchForSilentFrame(setup.fields.map(({ place }) => place));
  const creating = hostedFields.create({
    client,
    styles: setup.styles,
    fields: Object.fromEntries(
      setup.fields.map(({ name, place, label, placeholder }) => [
        name,
        { container: place, internalLabel: label, iframeTitle: label, placeholder },
      ]),
    ),
  });
  const drawn = await Promise.race([creating, silent.found]).finally(silent.stop);
  for (const change of CHANGES) drawn.on(change, (event) => setup.onState(stateOf(event, names)));
  drawn.on('inputSubmitRequest', () => setup.onEnter());

  const tokenize = createTokenize(drawn, options.timeoutMs);
  const { verify, cancelVerify } = createVerification(client, options.timeoutMs);
  return {
    accepted: await drawn.getSupportedCardTypes().catch(() => []),
    tokenize,
    verify,
    cancelVerify,
    focus: (field) => void drawn.focus(field),
    describe(field, message, hint) {
      const attribute = 'aria-invalid';
      drawn.setMessage({ field, message: message ?? hint });
      if (message === null) void drawn.removeAttribute({ field, attribute });
      else void drawn.setAttribute({ field, attribute, value: true });
    },
    // Ignored: the fields are removed already, or the page is gone.
    teardown: () => drawn.teardown().catch(() => undefined),
  };
}

/**
 * Starts creating the fields, then waits for a pause in typing, because their five frames block a
 * slow phone for 300 ms.
 */
async function startInPause<Client>(start: () => Promise<Client>): Promise<Client> {
  const watching = new AbortController();
  const pause = watchTyping(document, watching.signal);
  try {
    const client = await start();
    await pause();
    return client;
  } finally {
    watching.abort();
  }
}

/** Tokenizes within the time limit, one call at a time. A call meanwhile returns the same result. */
function createTokenize(drawn: HostedFields, timeoutMs: number): CardFields['tokenize'] {
  let running: ReturnType<CardFields['tokenize']> | null = null;

  async function run(): ReturnType<CardFields['tokenize']> {
    try {
      const { nonce, details } = await within(timeoutMs, drawn.tokenize());
      return { ok: true, value: { nonce, bin: details.bin } };
    } catch (cause) {
      const isLate = cause instanceof TimedOut;
      return {
        ok: false,
        error: isLate ? { kind: 'timedOut', step: 'tokenize' } : toCardError(cause),
      };
    } finally {
      running = null;
    }
  }

  return () => {
    running ??= run();
    return running;
  };
}

function stateOf({ cards, fields }: HostedFieldsEvent, names: readonly CardFieldName[]): CardState {
  const [card, ...others] = cards;
  const isCertain = card !== undefined && others.length === 0;
  return {
    fields: Object.fromEntries(
      names.map((name) => {
        const { isValid, isEmpty, isFocused } = fields[name];
        return [name, { isValid, isEmpty, isFocused }];
      }),
    ),
    cardType: isCertain
      ? { type: card.type, name: card.niceType, codeLength: card.code.size }
      : null,
  };
}
