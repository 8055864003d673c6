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
import type { ChargeResult } from '../../ChargeResult.ts';
import type { MethodFlows } from '../../PaymentMethodForm.tsx';
import type { DirectDebitStore } from './DirectDebitStore.ts';
import type { DirectDebitProvider } from './provider/DirectDebitProvider.ts';

export interface DirectDebitFlows extends MethodFlows<DirectDebitPayment> {
  /** Has the visitor give a mandate in the provider's own form, whatever is due. */
  readonly charge: () => Promise<ChargeResult<DirectDebitPayment>>;
  /** Direct Debit comes into view: fetches the script of the provider's form ahead of the submission. */
  readonly directDebitShown: () => void;
  /** Another method was chosen: takes down what is open. */
  readonly directDebitLeft: () => void;
}

export interface DirectDebitFlowParts {
  readonly store: DirectDebitStore;
  readonly provider: DirectDebitProvider;
  readonly steps: Pick<PaymentSteps, 'submit'>;
}

type Mandated = ChargeResult<DirectDebitPayment>;

/** Refusals after which the mandate that the visitor authorised pays for nothing. */
const MANDATE_GONE: readonly string[] = ['MANDATE_NOT_AUTHORISED', 'MANDATE_ALREADY_USED'];

const CANCELLED = { kind: 'cancelled' } as const;

/** How often a form that has run out is opened anew in one submission. */
const MOST_VISITS = 2;

function failed(
  code: string,
  cause: unknown,
  seen: PaymentFailureText = 'directDebitFailed',
): Mandated {
  const fault: PaymentFault = { seen, tag: 'directDebit', severity: 'warning', code, fields: [] };
  return { kind: 'failed', fault, cause };
}

/** What a flow that was not given comes to. */
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

/** Direct Debit, from its flow to the mandate. */
export function createDirectDebitFlows(
  context: PaymentContext,
  { store: directDebit, provider, steps }: DirectDebitFlowParts,
): DirectDebitFlows {
  const { captcha, contact, session } = context.stores;

  /** Asks for a flow with what the visitor typed. The robot check may need a tick first. */
  async function obtainFlow(): Promise<DirectDebitFlow | Mandated> {
    const ticked = captcha.purpose === 'load' ? captcha.token : null;
    // On an upgrade the values come from the account, because the visitor types none.
    const payer = {
      ...splitFullName(session.account?.fullName ?? contact.fullName.value),
      companyName: session.account?.companyName ?? contact.companyName.value.trim(),
      email: session.account?.email ?? contact.email.value.trim(),
    };
    const answer = await askGuarded(context, ticked, (proof) =>
      billingRequestFlowRequest({ ...proof, payer }),
    );
    if (ticked !== null) captcha.hideCheckbox();
    if (answer.ok) return answer.value;
    if (answer.error.kind === 'captcha') {
      captcha.showCheckbox('load');
      return CANCELLED;
    }
    provider.close();
    return flowMissing(answer.error.cause);
  }

  /** Opens the provider's form on a flow. Null where that has run out. */
  async function visit(flowId: string): Promise<Mandated | null> {
    directDebit.open();
    const outcome = await provider.open(flowId);
    directDebit.close(outcome.kind === 'left');
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

  /** From a flow to the mandate. Null where the flow had run out: the next is a new one. */
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
    directDebitLeft: () => provider.close(),

    // A flow is asked for in the course of the submission, which goes on.
    loadTicked: () => steps.submit(),
    refused(message) {
      if (MANDATE_GONE.includes(message)) directDebit.forgetMandate();
    },

    async charge() {
      if (directDebit.mandate) return authorised(directDebit.mandate);
      for (let visits = 0; visits < MOST_VISITS; visits += 1) {
        const paid = await tryOnce();
        if (paid) return paid;
      }
      return failed('FLOW_RUN_OUT', null);
    },
  };
}
