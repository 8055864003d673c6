import type {
  PaymentFailureText,
  PaymentFault,
} from '../../../core/rules/errors/payment/PaymentFault.ts';
import { splitFullName } from '../../../core/rules/fields/splitFullName.ts';
import {
  billingRequestFlowRequest,
  type DirectDebitFlow,
} from '../../providers/calls/billingRequestFlow.ts';
import type { DirectDebitProvider } from '../../providers/direct-debit/DirectDebitProvider.ts';
import type { FlowContext } from '../FlowContext.ts';
import { askGuarded } from './askGuarded.ts';
import type { Paid } from './Paid.ts';
import type { PaymentFlows } from './PaymentFlows.ts';

export interface DirectDebitFlows
  extends Pick<PaymentFlows, 'directDebitShown' | 'directDebitLeft'> {
  /** For the submission: the mandate, which the visitor gives in the provider's own form. */
  readonly payByDirectDebit: () => Promise<Paid>;
}

const CANCELLED = { kind: 'cancelled' } as const;

/** How often a form that has run out is opened anew in one submission. */
const MOST_VISITS = 2;

function failed(
  code: string,
  cause: unknown,
  seen: PaymentFailureText = 'directDebitFailed',
): Paid {
  const fault: PaymentFault = { seen, tag: 'directDebit', severity: 'warning', code, fields: [] };
  return { kind: 'failed', fault, cause };
}

/** Direct Debit, from its flow to the mandate. Serves Specification 3.4.6, 4.0.9 and 7.0.12. */
export function createDirectDebitFlows(
  context: FlowContext,
  provider: DirectDebitProvider,
): DirectDebitFlows {
  const { captcha, contact, payment, session } = context.stores;
  const directDebit = payment?.directDebit;
  if (!directDebit) throw new Error('A page without a payment has no direct debit.');

  /** Asks for a flow, with what the visitor typed, who may have to tick the robot check first. */
  async function obtainFlow(): Promise<DirectDebitFlow | Paid> {
    const ticked = captcha.purpose === 'load' ? captcha.token : null;
    // On an upgrade the account is known, and nobody types.
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
    const { cause } = answer.error;
    return cause.kind === 'offline'
      ? failed('OFFLINE', cause, 'gatewayUnreachable')
      : failed('FLOW_MISSING', cause);
  }

  /** Opens the provider's form on a flow. Null where that has run out. */
  async function visit(flowId: string): Promise<Paid | null> {
    directDebit?.open();
    const outcome = await provider.open(flowId);
    directDebit?.close(outcome.kind === 'left');
    if (outcome.kind === 'authorised') {
      return authorised({ billingRequestFlowID: flowId, mandateId: outcome.mandateId });
    }
    if (outcome.kind === 'left') return CANCELLED;
    if (outcome.reason === 'flow') return null;
    return outcome.reason === 'offline'
      ? failed('OFFLINE', outcome.cause, 'gatewayUnreachable')
      : failed('SCRIPT_FAILED', outcome.cause);
  }

  function authorised(flow: DirectDebitFlow): Paid {
    directDebit?.authorise(flow);
    return { kind: 'ready', payment: { paymentType: 'GC', paymentDetails: flow } };
  }

  /** From a flow to the mandate. Null where the flow had run out: the next is a new one. */
  async function tryOnce(): Promise<Paid | null> {
    const known = directDebit?.flowId ?? null;
    const flow = known === null ? await obtainFlow() : { billingRequestFlowID: known };
    if ('kind' in flow) return flow;
    if ('mandateId' in flow && flow.mandateId !== null) return authorised(flow);
    directDebit?.setFlow(flow.billingRequestFlowID);
    const paid = await visit(flow.billingRequestFlowID);
    if (paid === null) directDebit?.setFlow(null);
    return paid;
  }

  return {
    directDebitShown: () => provider.prepare(),
    directDebitLeft: () => provider.close(),

    async payByDirectDebit() {
      if (directDebit.mandate) return authorised(directDebit.mandate);
      for (let visits = 0; visits < MOST_VISITS; visits += 1) {
        const paid = await tryOnce();
        if (paid) return paid;
      }
      return failed('FLOW_RUN_OUT', null);
    },
  };
}
