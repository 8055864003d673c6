import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { anAddon, aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { aRootStore, fillIn } from '../../../../tests/factories/pages/aPage.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import type { AnalyticsEvent } from '../../../core/contract/generated/calls.ts';
import type { Consent, SessionInfo } from '../../../core/contract/generated/session.ts';
import { createTagManager } from '../../providers/measuring/createTagManager.ts';
import { ConsentStore } from '../../stores/ConsentStore.ts';
import { createMeasuring, type MeasuringParts } from './createMeasuring.ts';

const KEY = '7f3c1d52-1234-4a1b-9c3d-1234567890ab';

function measuredPage(
  state: Consent,
  session: Partial<SessionInfo> = {},
  broken: (parts: MeasuringParts) => Partial<MeasuringParts> = () => ({}),
) {
  const data = aPageData({ sessionInfo: aSession(session) });
  const stores = aRootStore(aBrand({ currency: 'GBP' }), data);
  const consent = new ConsentStore(state);
  const sent: AnalyticsEvent[] = [];
  const tags: string[] = [];
  const reports: unknown[] = [];
  const parts: MeasuringParts = {
    stores,
    consent,
    send: (event) => sent.push(event),
    tagManager: {
      load: () => tags.push('loaded'),
      push: ({ name }) => tags.push(name),
      tell: (isGranted) => tags.push(isGranted ? 'granted' : 'denied'),
    },
    later: (work) => work(),
    newKey: () => KEY,
    report: (cause) => reports.push(cause),
  };
  const track = createMeasuring({ ...parts, ...broken(parts) });
  return { stores, consent, sent, tags, track, reports };
}

describe('when the visitor may be measured', () => {
  it('sends the view and later events to the server and the tag manager', () => {
    const { sent, tags, track } = measuredPage('granted');
    track({ name: 'signup_started' });
    expect(sent.map(({ name }) => name)).toEqual(['page_view', 'signup_started']);
    expect(tags).toEqual(['loaded', 'page_view', 'signup_started']);
  });

  it('sends an event after the next paint, unchanged, and not after an objection', () => {
    const waiting: (() => void)[] = [];
    const { consent, sent, stores, tags, track } = measuredPage('granted', {}, () => ({
      later: (work) => waiting.push(work),
    }));
    stores.plan.setNumberOfUsers(2);
    track({ name: 'signup_started' });
    stores.plan.setNumberOfUsers(3);
    expect([sent, tags]).toEqual([[], ['loaded']]);
    waiting.splice(0).forEach((work) => work());
    expect(sent.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual([[], [2]]);

    track({ name: 'signup_success' });
    consent.answer('refused');
    waiting.splice(0).forEach((work) => work());
    expect(sent).toHaveLength(2);
    expect(tags).not.toContain('signup_success');
  });

  it("reports USD whatever the brand's currency, without tax and shipping", () => {
    const { sent } = measuredPage('granted');
    expect(sent).toMatchObject([{ currency: 'USD', ownCurrency: 'GBP', tax: 0, shipping: 0 }]);
  });

  it('lists the order at monthly prices, with one random transaction id', () => {
    const plan = aPlan({ id: 'year', price: 29_000, planPeriod: 'yearly' });
    const addons = [anAddon({ price: 1200 })];
    const session = { plans: [plan], selectedPlanId: 'year', addons };
    const { stores, sent, track } = measuredPage('granted', session);
    stores.plan.setNumberOfUsers(2);
    stores.plan.setAddon('extra', true);
    track({ name: 'signup_success' });
    track({ name: 'payment_success' });
    const order = {
      transactionId: KEY,
      planId: 'year',
      value: 49.34,
      items: [
        { id: 'year', category: 'plan', price: 24.17, quantity: 2 },
        { id: 'extra', category: 'addon', price: 1, quantity: 1 },
      ],
    };
    expect(sent.slice(1)).toMatchObject([order, order]);
  });

  it('has no transaction id without an order', () => {
    const { sent, track } = measuredPage('granted');
    track({ name: 'signup_failure', reason: 'Too many requests' });
    expect(sent.at(-1)).toMatchObject({
      name: 'free_signup_failure',
      reason: 'Too many requests',
    });
    expect(sent.at(-1)).not.toHaveProperty('transactionId');
  });

  it('contains nothing typed, whatever a reason or a source says', () => {
    const { stores, sent, track } = measuredPage('granted', { utmSource: 'ada@example.com' });
    fillIn(stores);
    track({ name: 'signup_failure', reason: 'Ada Lovelace is refused' });
    expect(sent.at(-1)).toMatchObject({ reason: 'OTHER', utmSource: 'other' });
    expect(JSON.stringify(sent)).not.toMatch(/\bada\b|lovelace|engine|555-?01/i);
  });
});

describe('where the visitor has not agreed', () => {
  it.each(['open', 'refused'] as const)('sends and loads nothing (%s)', (state) => {
    const { sent, tags, track } = measuredPage(state);
    track({ name: 'signup_started' });
    expect(sent).toEqual([]);
    expect(tags).toEqual([]);
  });

  it('sends the view after they agree, but not earlier events', () => {
    const { consent, sent, tags, track } = measuredPage('open');
    track({ name: 'signup_started' });
    consent.answer('granted');
    expect(sent.map(({ name }) => name)).toEqual(['page_view']);
    expect(tags).toEqual(['loaded', 'page_view']);
  });

  it('stops at once when they change their mind, and sends the view only once', () => {
    const { consent, sent, tags, track } = measuredPage('granted');
    consent.answer('refused');
    track({ name: 'signup_started' });
    consent.answer('granted');
    expect(sent.map(({ name }) => name)).toEqual(['page_view']);
    expect(tags).toEqual(['loaded', 'page_view', 'denied', 'granted']);
  });
});

const BREACH = new Error('A tag broke.');

function throwing(): never {
  throw BREACH;
}

const WAYS = { throws: throwing, rejects: () => Promise.reject(BREACH) } as const;

/** Ways in which the tag manager's script can break the list by replacing it. */
const LISTS: Readonly<Record<string, PropertyDescriptor>> = {
  'has a push that throws': { value: Object.assign([], { push: throwing }) },
  'throws when read': { get: throwing },
  'is something else': { value: { push: throwing }, writable: false },
  'is frozen': { value: Object.freeze([]) },
};

/** The tag manager in a window with a broken list. */
function aTagManager(list: PropertyDescriptor) {
  return createTagManager({
    scriptUrl: '/gtm.js',
    loadScript: () => Promise.reject(new Error('blocked')),
    scope: Object.defineProperty({}, 'dataLayer', list),
    now: () => 0,
  });
}

describe('a part that breaks', () => {
  const tagMethods = Object.keys(aTagManager({ value: [] }));
  const cases = [
    ['newKey', 'throws'] as const,
    ...(['throws', 'rejects'] as const).flatMap((way) =>
      ['send', ...tagMethods].map((method) => [method, way] as const),
    ),
  ];

  it.each(cases)(
    'stops neither the page nor the other parts, and is reported: %s %s',
    async (...it) => {
      const [method, way] = it;
      const fail = WAYS[way];
      const { consent, sent, tags, track, reports } = measuredPage('granted', {}, (parts) =>
        tagMethods.includes(method)
          ? { tagManager: Object.assign({}, parts.tagManager, { [method]: fail }) }
          : { [method]: fail },
      );
      track({ name: 'signup_started' });
      consent.answer('refused');
      consent.answer('granted');
      track({ name: 'signup_success' });
      expect(sent).toHaveLength(tagMethods.includes(method) ? 3 : 0);
      expect(tags.length).toBeGreaterThan(1);
      await expect.poll(() => reports).toContain(BREACH);
    },
  );

  it.each(Object.entries(LISTS))(
    'is not reported as our fault when the list %s',
    async (_name, list) => {
      const tagManager = aTagManager(list);
      const { sent, track } = measuredPage('granted', {}, () => ({ tagManager }));
      track({ name: 'signup_started' });
      expect(sent.map(({ name }) => name)).toEqual(['page_view', 'signup_started']);
    },
  );
});
