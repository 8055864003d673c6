import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { PAYMENT_METHODS } from '../../core/rules/paymentMethods/paymentMethods.ts';
import { DIFFERENCES } from '../orders/books/differenceOf.ts';
import { isFaulty } from './faultyOutcomes.ts';
import { CAPTCHA_OUTCOMES, type Metrics, PAYMENT_OUTCOMES, type PageOrigin } from './Metrics.ts';

/** From the duration of a cached page to that of a payment. */
const ANSWER_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Methods that are counted by name. Others are arbitrary text from a client. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** The most brands that are counted separately in one process. The others share one count. */
export const MOST_BRANDS = 200;

/** Counts the server's events in a registry. */
export function countInto(registry: Registry): Metrics {
  const registers = [registry];
  const answers = new Histogram({
    name: 'signup_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: ANSWER_SECONDS,
    registers,
  });
  // Cached, because finding a counter by its labels takes longer than counting, and pages are
  // counted most often.
  const sent = new Map<PageOrigin, number>();
  const pages = new Counter({
    name: 'signup_pages_total',
    help: 'Pages sent',
    labelNames: ['from'],
    registers,
    collect: () => {
      for (const [from, count] of sent) pages.inc({ from }, count);
      sent.clear();
    },
  });
  const orders = new Counter({
    name: 'signup_orders_total',
    help: 'Orders that are over',
    labelNames: ['brand', 'kind', 'method', 'outcome'],
    registers,
  });
  // Here and below: an increase is only seen from a value that was there before.
  const faulty = new Counter({
    name: 'signup_faulty_orders_total',
    help: 'Orders that ended by a fault of this server, of billing or of a payment account',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of ['signUp', 'upgrade']) faulty.inc({ kind }, 0);
  const captchas = new Counter({
    name: 'signup_captchas_total',
    help: 'Robot checks',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of CAPTCHA_OUTCOMES) captchas.inc({ outcome }, 0);
  const payments = new Counter({
    name: 'signup_payments_total',
    help: 'Charges that the provider was asked for',
    labelNames: ['brand', 'method', 'outcome'],
    registers,
  });
  // A brand's first payments are never an increase, and with many brands most are a brand's first.
  const paymentAnswers = new Counter({
    name: 'signup_payment_answers_total',
    help: 'The same over all brands',
    labelNames: ['method', 'outcome'],
    registers,
  });
  for (const method of Object.keys(PAYMENT_METHODS)) {
    for (const outcome of PAYMENT_OUTCOMES) paymentAnswers.inc({ method, outcome }, 0);
  }
  const differences = new Counter({
    name: 'signup_payment_differences_total',
    help: 'Payments that the daily comparison found otherwise at the provider',
    labelNames: ['difference'],
    registers,
  });
  for (const difference of DIFFERENCES) differences.inc({ difference }, 0);
  const refused = new Gauge({
    name: 'signup_brands_refused',
    help: 'Whether the newest build of the brands is refused, and the one before it served',
    registers,
    aggregator: 'max',
  });
  const brandLabel = boundedLabel(MOST_BRANDS);
  return {
    answered({ method, route, seconds, status }) {
      const labels = {
        method: METHODS.has(method) ? method : 'other',
        route: route ?? 'none',
        status,
      };
      answers.observe(labels, seconds);
    },
    pageSent: (from) => void sent.set(from, (sent.get(from) ?? 0) + 1),
    orderEnded({ brand_id, kind, method }, outcome) {
      orders.inc({ brand: brandLabel(brand_id), kind, method: method ?? 'none', outcome });
      if (isFaulty(outcome)) faulty.inc({ kind });
    },
    paymentAsked({ brand_id, method }, outcome) {
      payments.inc({ brand: brandLabel(brand_id), method: method ?? 'none', outcome });
      paymentAnswers.inc({ method: method ?? 'none', outcome });
    },
    brandsRefused: (isRefused) => refused.set(isRefused ? 1 : 0),
    captchaAssessed: (outcome) => captchas.inc({ outcome }),
    differenceFound: (difference) => differences.inc({ difference }),
  };
}

/** Returns a label unchanged for the first `most` labels, and 'other' for later ones. */
function boundedLabel(most: number): (label: string) => string {
  const own = new Set<string>();
  return (label) => {
    if (own.size < most) own.add(label);
    return own.has(label) ? label : 'other';
  };
}
