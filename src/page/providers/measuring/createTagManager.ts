import type { AnalyticsEvent } from '../../../core/contract/generated/calls.ts';

/** The tag manager that the business counts with: a list that its script reads. */
export interface TagManager {
  /** Loads its script. Until it has come, what was pushed waits in the list. */
  readonly load: () => void;
  readonly push: (event: AnalyticsEvent) => void;
  /** Tells it that the visitor has changed their answer: its own tags run on until the page is left. */
  readonly tell: (isGranted: boolean) => void;
}

export interface TagManagerOptions {
  readonly scriptUrl: string;
  readonly loadScript: (src: string, timeoutMs: number) => Promise<void>;
  /** Where the list is, as `dataLayer`. */
  readonly scope: object;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const TIMEOUT_MS = 20_000;

/** What its consent mode knows: all that it may store, and use somebody's data for. */
const CONSENTS = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'] as const;

/** A command of the tag manager's, which it tells from other pushes by its kind: never an array. */
function command(..._words: readonly unknown[]): IArguments {
  return arguments;
}

/** The list, made where there is none. */
function listIn(scope: object): unknown[] {
  const known: unknown = Reflect.get(scope, 'dataLayer');
  if (Array.isArray(known)) return known;
  const made: unknown[] = [];
  Reflect.set(scope, 'dataLayer', made);
  return made;
}

/** Pushes events in the tag manager's own format. A blocked tag manager is not an error. */
export function createTagManager(options: TagManagerOptions): TagManager {
  const { scriptUrl, loadScript, scope, now } = options;
  return {
    load() {
      listIn(scope).push({ 'gtm.start': now(), event: 'gtm.js' });
      loadScript(scriptUrl, TIMEOUT_MS).catch(() => undefined);
    },
    push: (event) => void listIn(scope).push(toPush(event)),
    tell(isGranted) {
      const said = isGranted ? 'granted' : 'denied';
      const consents = Object.fromEntries(CONSENTS.map((name) => [name, said]));
      listIn(scope).push(command('consent', 'update', consents));
    },
  };
}

/** An event as the tag manager's e-commerce tags read it. */
function toPush(event: AnalyticsEvent): object {
  const { name, currency, ownCurrency, value, tax, shipping, transactionId, items } = event;
  return {
    event: name,
    view: event.view,
    signup_type: event.signupType ?? null,
    utm_source: event.utmSource,
    plan_id: event.planId ?? null,
    reason: event.reason ?? null,
    ecommerce: {
      currency,
      own_currency: ownCurrency,
      value,
      tax,
      shipping,
      transaction_id: transactionId ?? null,
      coupon: event.coupon ?? null,
      items: items.map(({ id, category, price, quantity }) => ({
        item_id: id,
        item_category: category,
        price,
        quantity,
      })),
    },
  };
}
