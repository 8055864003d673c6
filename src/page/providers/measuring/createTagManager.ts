import type { AnalyticsEvent } from '../../../core/contract/generated/calls.ts';

/** The business's tag manager. Its script reads a list. */
export interface TagManager {
  /** Loads its script. Until then pushes wait in the list. */
  readonly load: () => void;
  readonly push: (event: AnalyticsEvent) => void;
  /** Tells it that the visitor has changed their answer, because its tags run until the page is left. */
  readonly tell: (isGranted: boolean) => void;
}

export interface TagManagerOptions {
  readonly scriptUrl: string;
  readonly loadScript: (src: string, timeoutMs: number) => Promise<void>;
  /** The object that holds the list as `dataLayer`. */
  readonly scope: object;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const TIMEOUT_MS = 20_000;

/** All consents that its consent mode has: storage, and the use of personal data. */
const CONSENTS = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'] as const;

/** A command for the tag manager. It must be an `arguments` object; an array is an ordinary push. */
function command(..._words: readonly unknown[]): IArguments {
  return arguments;
}

/** Returns the list; creates it if it is missing. */
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

/** Converts an event to the format of the tag manager's e-commerce tags. */
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
