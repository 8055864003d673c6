import type {
  BillingRequestFlowRequest,
  BillingRequestFlowResponse,
} from '../../../core/contract/generated/calls.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import type { HttpRequest } from './http.ts';

export type DirectDebitFlow = BillingRequestFlowResponse['data'];

/** POST /billing-request-flow: creates the flow that the direct debit drop-in needs. */
export function billingRequestFlowRequest(
  body: BillingRequestFlowRequest,
): HttpRequest<DirectDebitFlow> {
  return {
    path: '/billing-request-flow',
    body,
    parse: (json) => {
      const data = isRecord(json) && json['success'] === true ? json['data'] : null;
      const { billingRequestFlowID, mandateId } = isRecord(data) ? data : {};
      if (typeof billingRequestFlowID !== 'string') return null;
      return { billingRequestFlowID, mandateId: typeof mandateId === 'string' ? mandateId : null };
    },
  };
}
