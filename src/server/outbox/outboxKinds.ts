import type { OrderMethods } from '../orders/methods/OrderMethod.ts';
import type { OutboxRow } from '../storage/tables/Tables.ts';

export type OutboxKind = OutboxRow['kind'];

/** The kinds of outside services that the outbox's work calls. */
export const OUTBOX_SERVICES = ['payments', 'billing', 'mail'] as const;

export type OutboxService = (typeof OUTBOX_SERVICES)[number];

/** The kinds of work in the outbox, by the service that each calls. The type requires each kind. */
const SERVICE_OF: Readonly<Record<OutboxKind, OutboxService>> = {
  activationMail: 'mail',
  capture: 'payments',
  endBilling: 'billing',
  paymentFailedMail: 'mail',
  receiptMail: 'mail',
  refund: 'payments',
  trialEndMail: 'mail',
  void: 'payments',
};

// The record's type has all kinds and no other.
export const OUTBOX_KINDS = Object.keys(SERVICE_OF) as readonly OutboxKind[];

/** The kinds of work that call a service. */
export function kindsOf(service: OutboxService): readonly OutboxKind[] {
  return OUTBOX_KINDS.filter((kind) => SERVICE_OF[kind] === service);
}

/** Work of the outbox that is done sequentially, whatever happens to the other lanes. */
export interface OutboxLane {
  readonly service: OutboxService;
  /** Which payloads belong to it, for SQL's `like`. */
  readonly payloads: string;
  /** Which of these do not. */
  readonly except: string;
}

const NONE = '';

/**
 * Lists the lanes: one for each service, and for payments one for each method, because methods have
 * different providers, and one that does not answer must not delay what another has to give back.
 * What names no method has its own lane, so that its fault is reported.
 */
export function lanesOf(methods: OrderMethods): readonly OutboxLane[] {
  const ofMethods = Object.keys(methods).map((method) => {
    return { service: 'payments', payloads: naming(`${method}"`), except: NONE } as const;
  });
  const ofServices = OUTBOX_SERVICES.map((service) => {
    return { service, payloads: '%', except: service === 'payments' ? naming('') : NONE };
  });
  return [...ofMethods, ...ofServices];
}

/** JSON escapes quotes in values, so that no value contains this text. */
function naming(method: string): string {
  return `%"method":"${method}%`;
}
