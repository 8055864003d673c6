import type {
  BillingRequestFlowResponse,
  SignupRequest,
} from '../../../src/core/contract/generated/calls.ts';
import { aBrand } from '../brands/aBrand.ts';
import { aServer, type TestServer, type TestServerOptions } from '../servers/aServer.ts';
import { aVisitor, type Visitor } from '../servers/aVisitor.ts';
import { aPaidBrand, aPaidRequest } from './aPaidSignUp.ts';
import { billingRequestOf } from './fakeDirectDebit.ts';

type FlowData = BillingRequestFlowResponse['data'];

export interface DirectDebitVisitor {
  readonly server: TestServer;
  readonly visitor: Visitor;
  /** Requests a flow for a person, and lets them authorise it. Returns its id. */
  readonly authorise: (mandateId?: string, email?: string) => Promise<string>;
  /** Requests a flow for a person. */
  readonly askFlow: (email: string) => Promise<FlowData>;
  /** The latest billing request. */
  readonly billingRequest: () => string;
  /** Ends the mandate of the latest billing request. */
  readonly withdraw: (reason?: string) => void;
}

/** A brand with cards and direct debits, in pounds. */
export const directDebitBrand = aPaidBrand({
  currency: 'GBP',
  payment: { ...aBrand().payment, methods: ['CC', 'GC'] },
});

/** A visitor of a brand with direct debit. */
export async function aDirectDebitVisitor(
  options: TestServerOptions = {},
): Promise<DirectDebitVisitor> {
  const server = await aServer({ brands: [directDebitBrand], ...options });
  const visitor = await aVisitor(server.app);
  const billingRequest = () => billingRequestOf(server.directDebit.flows.at(-1)?.key ?? '');
  async function askFlow(email: string): Promise<FlowData> {
    const payer = { firstName: 'Ada', lastName: 'Lovelace', companyName: '', email };
    const request = { captchaToken: 'human', payer };
    const answer = await visitor.post('/billing-request-flow', request);
    return answer.json<{ data: FlowData }>().data;
  }
  return {
    server,
    visitor,
    billingRequest,
    askFlow,
    withdraw: (reason = 'cancelled') => {
      const withdrawn = { kind: 'withdrawn', reason, mandateId: 'MD1' } as const;
      server.directDebit.mandates.set(billingRequest(), withdrawn);
    },
    async authorise(mandateId = 'MD1', email = 'ada@example.com') {
      const { billingRequestFlowID } = await askFlow(email);
      server.directDebit.mandates.set(billingRequest(), { kind: 'authorised', mandateId });
      return billingRequestFlowID;
    },
  };
}

type Overrides = Parameters<typeof aPaidRequest>[0];

/** The body of a sign-up by direct debit. The page's name of the mandate is not trusted. */
export function aDebitRequest(
  billingRequestFlowID = 'BRF0001',
  overrides: Overrides = {},
): SignupRequest {
  const paymentDetails = { billingRequestFlowID, mandateId: 'MD-of-somebody-else' };
  const payment = { paymentType: 'GC', paymentDetails } as const;
  return aPaidRequest({ ...overrides, paymentRequest: { payment, ...overrides.paymentRequest } });
}
