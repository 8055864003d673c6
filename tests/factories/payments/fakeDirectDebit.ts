import type {
  CancelOutcome,
  CollectOutcome,
  CollectRequest,
  DirectDebitGateway,
  FlowOutcome,
  FlowRequest,
  MandateOutcome,
} from '../../../src/server/gateways/direct-debit/DirectDebitGateway.ts';
import type { DirectDebitAccounts } from '../../../src/server/gateways/direct-debit/directDebitAccounts.ts';

export interface FakeDirectDebit {
  /** The single gateway shared by all payment accounts. */
  readonly of: DirectDebitAccounts;
  /** The requested flows, in order. */
  readonly flows: FlowRequest[];
  /** While it is set, every request for a flow has this outcome. */
  flowOutcome: FlowOutcome | Promise<FlowOutcome> | null;
  /** The outcome of each billing request; pending by default. */
  readonly mandates: Map<string, MandateOutcome>;
  /** The collected payments, by attempt. */
  readonly books: Map<string, CollectRequest & { outcome: CollectOutcome }>;
  /** While it is set, the next collection has this outcome. */
  collectOutcome: CollectOutcome | null;
  /** While it is set, every cancellation has this outcome. */
  cancelOutcome: CancelOutcome | null;
  /** Whether the next collection succeeds but its answer is lost. */
  loseNextAnswer: boolean;
  /** Whether looking up payments fails. */
  isDown: boolean;
}

/** Returns the billing request of a key. */
export function billingRequestOf(key: string): string {
  return `BRQ${key.replaceAll('-', '')}`;
}

/** Direct debit in memory. A mandate is pending until a test lets the payer authorise it. */
export function fakeDirectDebit(): FakeDirectDebit {
  const fake: FakeDirectDebit = {
    of: () => gateway,
    flows: [],
    flowOutcome: null,
    mandates: new Map(),
    books: new Map(),
    collectOutcome: null,
    cancelOutcome: null,
    loseNextAnswer: false,
    isDown: false,
  };
  const found = (outcome: CollectOutcome | undefined) =>
    outcome === undefined || outcome.kind === 'unknown' ? ({ kind: 'absent' } as const) : outcome;
  const byPayment = (id: string) =>
    [...fake.books.values()].find(({ attemptId }) => id === `PM${attemptId}`);
  const gateway: DirectDebitGateway = {
    async createFlow(request) {
      fake.flows.push(request);
      if (fake.flowOutcome !== null) return fake.flowOutcome;
      const flow = {
        billingRequestId: billingRequestOf(request.key),
        billingRequestFlowId: `BRF${fake.flows.length.toString().padStart(4, '0')}`,
      };
      return { kind: 'made', flow };
    },
    findMandate: async (id) => fake.mandates.get(id) ?? { kind: 'pending' },
    async collect(request) {
      const known = fake.books.get(request.attemptId);
      if (known !== undefined) return known.outcome;
      const approved = {
        kind: 'approved',
        paymentId: `PM${request.attemptId}`,
        amount: request.amount,
        isCollected: false,
        isReturned: false,
      } as const;
      const outcome = fake.collectOutcome ?? approved;
      fake.books.set(request.attemptId, { ...request, outcome });
      if (!fake.loseNextAnswer) return outcome;
      fake.loseNextAnswer = false;
      return { kind: 'unknown', cause: new Error('The answer was lost') };
    },
    async findByAttempt({ attemptId, mandateId }) {
      const kept = fake.books.get(attemptId);
      return found(kept?.mandateId === mandateId ? kept.outcome : undefined);
    },
    findPayment: async (id) =>
      fake.isDown ? { kind: 'unknown', cause: 'No answer' } : found(byPayment(id)?.outcome),
    async cancel(id) {
      if (fake.cancelOutcome !== null) return fake.cancelOutcome;
      const kept = byPayment(id);
      if (kept !== undefined) fake.books.delete(kept.attemptId);
      return { kind: 'cancelled' };
    },
  };
  return fake;
}
