import type { DirectDebitPayment } from '../../../../core/contract/generated/calls.ts';
import { unreachable } from '../../../../core/contract/unreachable.ts';
import type {
  PaymentFailureText,
  PaymentFault,
} from '../../../../core/rules/errors/payment/PaymentFault.ts';
import { splitFullName } from '../../../../core/rules/fields/splitFullName.ts';
import type { PaymentSteps } from '../../../flows/PaymentSteps.ts';
import type { PaymentContext } from '../../../flows/paymentNeeds.ts';
import {
  billingRequestFlowRequest,
  type DirectDebitFlow,
} from '../../../providers/calls/billingRequestFlow.ts';
import { askGuarded, type GuardedCause } from '../../askGuarded.ts';
import type { ChargeResult, Due } from '../../ChargeResult.ts';
import type { MethodFlows } from '../../PaymentMethodForm.tsx';
import type { DirectDebitStore } from './DirectDebitStore.ts';
import type { DirectDebitProvider } from './provider/DirectDebitProvider.ts';

export interface DirectDebitFlows extends MethodFlows<DirectDebitPayment> {
  /** Has the visitor authorise a mandate in the provider's form, whatever amount is due. */
  readonly charge: (due: Due) => Promise<ChargeResult<DirectDebitPayment>>;
  /** Direct Debit is visible: fetches the script of the provider's form before the submission. */
  readonly directDebitShown: () => void;
}

export interface DirectDebitFlowParts {
  readonly store: DirectDebitStore;
  readonly provider: DirectDebitProvider;
  readonly steps: Pick<PaymentSteps, 'submit'>;
}

type Mandated = ChargeResult<DirectDebitPayment>;

/** Refusals after which the authorised mandate can no longer be used. */
const MANDATE_GONE: readonly string[] = ['MANDATE_NOT_AUTHORISED', 'MANDATE_ALREADY_USED'];

const CANCELLED = { kind: 'cancelled' } as const;

/** How often an expired form is opened again in one submission. */
const MOST_VISITS = 2;

function failed(
  code: string,
  cause: unknown,
  seen: PaymentFailureText = 'directDebitFailed',
): Mandated {
  const fault: PaymentFault = { seen, tag: 'directDebit', severity: 'warning', code, fields: [] };
  return { kind: 'failed', fault, cause };
}

/** Maps a missing flow to its result. */
function flowMissing(cause: GuardedCause): Mandated {
  switch (cause.kind) {
    case 'offline':
      return failed('OFFLINE', cause, 'gatewayUnreachable');
    case 'rateLimited':
      return failed('RATELIMIT_EXCEEDED', cause, 'paymentRateLimited');
    case 'lost':
    case 'timedOut':
    case 'refused':
    case 'unreadable':
    case 'unavailable':
      return failed('FLOW_MISSING', cause);
    default:
      return unreachable(cause);
  }
}

/** The Direct Debit's flows, from its flow to the mandate. */
export function createDirectDebitFlows(
  context: PaymentContext,
  { store: directDebit, provider, steps }: DirectDebitFlowParts,
): DirectDebitFlows {
  const { captcha, contact, payment, session } = context.stores;
  /** Whether a submission waits for a tick. */
  let waits = false;

  /** Requests a flow with the typed contact details. The captcha may have to be ticked first. */
  async function obtainFlow(): Promise<DirectDebitFlow | Mandated> {
    const ticked = captcha.purpose === 'load' ? captcha.token : null;
    // An upgrade takes the values from the account, because its page has no contact fields.
    const payer = {
      ...splitFullName(session.account?.fullName ?? contact.fullName.value),
      companyName: session.account?.companyName ?? contact.companyName.value.trim(),
      email: session.account?.email ?? contact.email.address,
    };
    const answer = await askGuarded(context, ticked, (proof) =>
      billingRequestFlowRequest({ ...proof, payer }),
    );
    if (ticked !== null) captcha.hideCheckbox();
    if (answer.ok) return answer.value;
    if (answer.error.kind === 'captcha') {
      captcha.showCheckbox('load');
      waits = true;
      return CANCELLED;
    }
    return flowMissing(answer.error.cause);
  }

  /** Opens the provider's form for a flow. Null when the flow has expired. */
  async function visit(flowId: string): Promise<Mandated | null> {
    directDebit.setLeft(false);
    const outcome = await provider.open(flowId);
    directDebit.setLeft(outcome.kind === 'left');
    if (outcome.kind === 'authorised') {
      return authorised({ billingRequestFlowID: flowId, mandateId: outcome.mandateId });
    }
    if (outcome.kind === 'left') return CANCELLED;
    if (outcome.reason === 'flow') return null;
    return outcome.reason === 'offline'
      ? failed('OFFLINE', outcome.cause, 'gatewayUnreachable')
      : failed('SCRIPT_FAILED', outcome.cause);
  }

  function authorised(flow: DirectDebitFlow): Mandated {
    directDebit.authorise(flow);
    return { kind: 'ready', payment: { paymentType: 'GC', paymentDetails: flow } };
  }

  /** Goes from a flow to the mandate. Null when the flow has expired, so that the next one is new. */
  async function tryOnce(): Promise<Mandated | null> {
    const known = directDebit.flowId;
    const flow = known === null ? await obtainFlow() : { billingRequestFlowID: known };
    if ('kind' in flow) return flow;
    if ('mandateId' in flow && flow.mandateId !== null) return authorised(flow);
    directDebit.setFlow(flow.billingRequestFlowID);
    const paid = await visit(flow.billingRequestFlowID);
    if (paid === null) directDebit.setFlow(null);
    return paid;
  }

  return {
    directDebitShown: () => provider.prepare(),
    loadTicked() {
      // The visitor pressed the button to pay by this method, so the tick places no order by another.
      const isPressed = waits && payment?.method === 'GC';
      waits = false;
      return isPressed ? steps.submit() : null;
    },
    refused(message) {
      if (MANDATE_GONE.includes(message)) directDebit.forgetMandate();
    },

    async charge({ email }) {
      directDebit.payFor(email);
      if (directDebit.mandate) return authorised(directDebit.mandate);
      for (let visits = 0; visits < MOST_VISITS; visits += 1) {
        const paid = await tryOnce();
        if (paid) return paid;
      }
      return failed('FLOW_RUN_OUT', null);
    },
  };
}
