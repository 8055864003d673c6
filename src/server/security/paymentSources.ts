import type { OrderMethod } from '../orders/methods/OrderMethod.ts';
import {
  NO_PAYMENT,
  type PaymentEnvironment,
  type PaymentSources,
} from '../orders/methods/PaymentSources.ts';

/** Joins the sources of a page's payment methods; none for a page without payment. */
export function paymentSources(
  methods: readonly OrderMethod[],
  environmentOf: (method: OrderMethod) => PaymentEnvironment,
  isCharged = true,
): PaymentSources {
  const each = methods.map((method) => method.sources(environmentOf(method), isCharged));
  return each.reduce(join, NO_PAYMENT);
}

function join(one: PaymentSources, other: PaymentSources): PaymentSources {
  const both = (key: keyof PaymentSources) => [...new Set([...one[key], ...other[key]])];
  return {
    script: both('script'),
    frame: both('frame'),
    connect: both('connect'),
    form: both('form'),
    styleAttributes: both('styleAttributes'),
  };
}
