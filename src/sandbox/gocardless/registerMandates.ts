import type { FastifyInstance } from 'fastify';
import { notFound, wrongState } from './GoCardlessFault.ts';
import type { Mandate } from './GoCardlessResource.ts';
import { type Ledger, moveMandate } from './Ledger.ts';
import { accountOf } from './readRequest.ts';

interface ById {
  readonly Params: { readonly id: string };
}

/** Mandates, which can be read and cancelled, and their customers. */
export function registerMandates(api: FastifyInstance, ledger: Ledger): void {
  const { storage } = ledger;

  function findMandate(id: string, account: string): Mandate {
    const found = storage.find('mandates', id);
    if (found === null || found.account !== account) throw notFound();
    return found.resource;
  }

  api.get<ById>('/mandates/:id', (request) => ({
    mandates: findMandate(request.params.id, accountOf(request)),
  }));

  api.post<ById>('/mandates/:id/actions/cancel', (request) => {
    const account = accountOf(request);
    const resource = findMandate(request.params.id, account);
    if (resource.status === 'failed' || resource.status === 'cancelled') {
      throw wrongState('cancellation_failed', `Mandate is ${resource.status}`);
    }
    const moved = moveMandate(ledger, { account, resource }, 'cancelled', 'mandate_cancelled');
    return { mandates: moved.resource };
  });

  api.get<ById>('/customers/:id', (request) => {
    const found = storage.find('customers', request.params.id);
    if (found === null || found.account !== accountOf(request)) throw notFound();
    return { customers: found.resource };
  });
}
