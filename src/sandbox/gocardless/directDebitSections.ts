import type { GatewaySection } from '../gateway/GatewaySection.ts';
import { type RecordView, renderRecords } from '../gateway/renderRecords.ts';
import type { Mandate, Payment } from './GoCardlessResource.ts';
import type { GoCardlessStorage, Owned } from './openGoCardlessStorage.ts';

const REFUSED: ReadonlySet<string> = new Set(['failed', 'cancelled', 'charged_back']);
const GOOD: ReadonlySet<string> = new Set(['active', 'confirmed', 'paid_out']);

const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

function toneOf(status: string): RecordView['tone'] {
  if (REFUSED.has(status)) return 'bad';
  return GOOD.has(status) ? 'good' : 'plain';
}

/** The gateway page's sections on direct debit: the mandates, and the payments. */
export function directDebitSections(storage: GoCardlessStorage): GatewaySection[] {
  function customerOf({ links }: Mandate) {
    return storage.find('customers', links.customer)?.resource ?? null;
  }

  function viewOfMandate({ account, resource }: Owned<Mandate>): RecordView {
    const customer = customerOf(resource);
    const bank = storage.find('customer_bank_accounts', resource.links.customer_bank_account);
    const ending = bank?.resource.account_number_ending ?? '';
    return {
      title: `${customer?.given_name ?? ''} ${customer?.family_name ?? ''}`.trim(),
      value: resource.reference,
      status: resource.status.replaceAll('_', ' '),
      tone: toneOf(resource.status),
      details: [resource.id, account, customer?.email ?? null, `account ending ${ending}`],
      at: resource.created_at,
    };
  }

  function viewOfPayment({ account, resource }: Owned<Payment>): RecordView {
    return {
      title: resource.description ?? resource.id,
      value: POUNDS.format(resource.amount / 100),
      status: resource.status.replaceAll('_', ' '),
      tone: toneOf(resource.status),
      details: [
        resource.id,
        ...Object.values(resource.metadata).map((value) => `reference ${value}`),
        account,
        resource.links.mandate,
        `due ${resource.charge_date}`,
      ],
      at: resource.created_at,
    };
  }

  return [
    {
      id: 'mandates',
      title: 'Mandates',
      key: 'mandates',
      records: () =>
        storage.list('mandates').map(({ account, resource }) => ({
          ...resource,
          account,
          customer: customerOf(resource),
        })),
      render: () =>
        renderRecords(storage.list('mandates').map(viewOfMandate), 'No mandate was given yet.'),
    },
    {
      id: 'direct-debit-payments',
      title: 'Direct debit payments',
      key: 'directDebitPayments',
      records: () =>
        storage.list('payments').map(({ account, resource }) => ({ ...resource, account })),
      render: () =>
        renderRecords(
          storage.list('payments').map(viewOfPayment),
          'No direct debit was collected yet.',
        ),
    },
  ];
}
