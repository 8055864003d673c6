import type { Mandate, MandateStatus, Payment, PaymentStatus } from './GoCardlessResource.ts';
import { type Ledger, moveMandate, movePayment } from './Ledger.ts';
import type { Owned } from './openGoCardlessStorage.ts';

/** The next status, and the provider's cause for it. */
type Step<S> = readonly [status: S, cause: string];

interface Scenario {
  readonly mandate: readonly Step<MandateStatus>[];
  readonly payment: readonly Step<PaymentStatus>[];
}

const ACCEPTED: Scenario['mandate'] = [
  ['submitted', 'mandate_submitted'],
  ['active', 'mandate_activated'],
];
const SUBMITTED: Step<PaymentStatus> = ['submitted', 'payment_submitted'];
const CONFIRMED: Step<PaymentStatus> = ['confirmed', 'payment_confirmed'];
const PAID_OUT: Step<PaymentStatus> = ['paid_out', 'payment_paid_out'];
const UNPAID: Step<PaymentStatus> = ['failed', 'insufficient_funds'];

/** The provider's published scenarios, by the payer's first name. */
const SCENARIOS: ReadonlyMap<string, Scenario> = new Map([
  ['Successful', { mandate: ACCEPTED, payment: [SUBMITTED, CONFIRMED, PAID_OUT] }],
  ['Penniless', { mandate: ACCEPTED, payment: [SUBMITTED, UNPAID] }],
  [
    'Fickle',
    {
      mandate: ACCEPTED,
      payment: [SUBMITTED, CONFIRMED, PAID_OUT, ['charged_back', 'authorisation_disputed']],
    },
  ],
  ['Late', { mandate: ACCEPTED, payment: [SUBMITTED, CONFIRMED, UNPAID] }],
  [
    'Invalid',
    {
      mandate: [
        ['submitted', 'mandate_submitted'],
        ['failed', 'invalid_bank_details'],
      ],
      payment: [],
    },
  ],
]);

function scenarioOf(ledger: Ledger, customerId: string): Scenario | null {
  const name = ledger.storage.find('customers', customerId)?.resource.given_name ?? '';
  return SCENARIOS.get(name) ?? null;
}

/** Plays the scenario of a new mandate, if its customer's first name selects one. */
export function playMandate(ledger: Ledger, mandate: Owned<Mandate>): void {
  let current = mandate;
  for (const step of scenarioOf(ledger, mandate.resource.links.customer)?.mandate ?? []) {
    current = moveMandate(ledger, current, ...step);
  }
}

/** Plays the scenario of a new payment, if its customer's first name selects one. */
export function playPayment(ledger: Ledger, payment: Owned<Payment>, customerId: string): void {
  let current = payment;
  for (const step of scenarioOf(ledger, customerId)?.payment ?? []) {
    current = movePayment(ledger, current, ...step);
  }
}
