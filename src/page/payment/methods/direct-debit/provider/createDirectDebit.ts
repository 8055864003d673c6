import type { DirectDebitConfig } from '../../../../../core/contract/generated/session.ts';
import type { DirectDebitProvider, DropinOutcome } from './DirectDebitProvider.ts';
import {
  type DropinHandler,
  dropinOn,
  type GoCardlessDropin,
  mandateOf,
} from './GoCardlessDropin.ts';

/** What the drop-in needs from the browser. */
export interface DirectDebitOptions {
  readonly config: Pick<DirectDebitConfig, 'scriptUrl' | 'environment'>;
  readonly loadScript: (src: string, timeoutMs: number) => Promise<void>;
  /** The object on which the script puts its API. */
  readonly scope: object;
  readonly isOnline: () => boolean;
  /** The time limit for the script. */
  readonly timeoutMs: number;
}

/** The provider's drop-in. Its script loads on first use. */
export function createDirectDebit(options: DirectDebitOptions): DirectDebitProvider {
  const { config, isOnline, scope } = options;
  let loading: Promise<GoCardlessDropin> | null = null;
  let leave: (() => void) | null = null;

  async function load(): Promise<GoCardlessDropin> {
    if (!dropinOn(scope)) await options.loadScript(config.scriptUrl, options.timeoutMs);
    const dropin = dropinOn(scope);
    if (!dropin) throw new Error('The direct debit script brought no API.');
    return dropin;
  }

  /** A script that failed to load is loaded again next time. */
  async function loaded(): Promise<GoCardlessDropin> {
    try {
      loading ??= load();
      return await loading;
    } catch (cause) {
      loading = null;
      throw cause;
    }
  }

  function run(dropin: GoCardlessDropin, billingRequestFlowID: string): Promise<DropinOutcome> {
    return new Promise((resolve) => {
      let handler: DropinHandler | null = null;
      let isOver = false;
      function end(outcome: DropinOutcome): void {
        if (isOver) return;
        isOver = true;
        leave = null;
        resolve(outcome);
        // Does nothing if the drop-in has closed itself.
        handler?.exit();
      }
      leave = () => end({ kind: 'left' });
      try {
        handler = dropin.create({
          billingRequestFlowID,
          environment: config.environment,
          onSuccess: (request) => end({ kind: 'authorised', mandateId: mandateOf(request) }),
          onExit: (error) =>
            end(error ? { kind: 'failed', reason: 'flow', cause: error } : { kind: 'left' }),
        });
        handler.open();
      } catch (cause) {
        end({ kind: 'failed', reason: 'flow', cause });
      }
    });
  }

  return {
    prepare: () => void loaded().catch(() => undefined),
    async open(flowId) {
      leave?.();
      try {
        return await run(await loaded(), flowId);
      } catch (cause) {
        return { kind: 'failed', reason: isOnline() ? 'script' : 'offline', cause };
      }
    },
  };
}
