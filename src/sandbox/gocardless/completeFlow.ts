import { chargeDate } from './chargeDate.ts';
import type { BillingRequest, Customer, Mandate } from './GoCardlessResource.ts';
import { type Ledger, recordEvent } from './Ledger.ts';
import { playMandate } from './namedScenarios.ts';
import { newId } from './newId.ts';
import type { Owned } from './openGoCardlessStorage.ts';

/** The checked details from the drop-in. */
export interface Payer {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly accountNumber: string;
}

/** Fulfils a billing request: creates the customer, the bank account and the mandate at once. */
export function completeFlow(
  ledger: Ledger,
  { account, resource }: Owned<BillingRequest>,
  payer: Payer,
): BillingRequest {
  const { storage, now } = ledger;
  const created_at = now().toISOString();
  const customer: Customer = {
    id: resource.links.customer,
    created_at,
    given_name: payer.givenName,
    family_name: payer.familyName,
    company_name: null,
    email: payer.email,
    metadata: {},
  };
  const bankAccountId = newId('BA');
  const mandate: Mandate = {
    id: newId('MD'),
    created_at,
    reference: newId('MD').slice(-7),
    scheme: 'bacs',
    status: 'pending_submission',
    next_possible_charge_date: chargeDate(now()),
    metadata: {},
    links: {
      creditor: `CR-${account}`,
      customer: customer.id,
      customer_bank_account: bankAccountId,
    },
  };
  const fulfilled: BillingRequest = {
    ...resource,
    status: 'fulfilled',
    mandate_request: { ...resource.mandate_request, links: { mandate: mandate.id } },
    links: {
      ...resource.links,
      customer_bank_account: bankAccountId,
      mandate_request_mandate: mandate.id,
    },
  };
  storage.atomically(() => {
    storage.save('customers', account, customer);
    storage.save('customer_bank_accounts', account, {
      id: bankAccountId,
      created_at,
      account_holder_name: `${payer.givenName} ${payer.familyName}`.trim().toUpperCase(),
      account_number_ending: payer.accountNumber.slice(-2),
      bank_name: 'A LOCAL BANK',
      country_code: 'GB',
      currency: 'GBP',
      enabled: true,
      links: { customer: customer.id },
    });
    storage.save('mandates', account, mandate);
    storage.save('billing_requests', account, fulfilled);
    recordEvent(ledger, account, {
      resource_type: 'billing_requests',
      action: 'fulfilled',
      links: { billing_request: resource.id, mandate_request_mandate: mandate.id },
      origin: 'customer',
      cause: 'billing_request_fulfilled',
    });
    recordEvent(ledger, account, {
      resource_type: 'mandates',
      action: 'created',
      links: { mandate: mandate.id },
      origin: 'customer',
      cause: 'mandate_created',
    });
    playMandate(ledger, { account, resource: mandate });
  });
  return fulfilled;
}
