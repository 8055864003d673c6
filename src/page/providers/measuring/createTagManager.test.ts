import { expect, it } from 'vitest';
import { anAnalyticsEvent } from '../../../../tests/factories/orders/anAnalyticsEvent.ts';
import { createTagManager } from './createTagManager.ts';

function aTagManager(loadScript = async (_src: string) => {}) {
  const scope = {};
  const asked: string[] = [];
  const tagManager = createTagManager({
    scriptUrl: '/gtm.js?id=GTM-ABC123',
    loadScript: async (src) => {
      asked.push(src);
      await loadScript(src);
    },
    scope,
    now: () => 7,
  });
  return { tagManager, asked, list: () => Reflect.get(scope, 'dataLayer') };
}

it('loads its script only on demand, and says when it began', () => {
  const { tagManager, asked, list } = aTagManager();
  expect(asked).toEqual([]);
  tagManager.load();
  expect(asked).toEqual(['/gtm.js?id=GTM-ABC123']);
  expect(list()).toEqual([{ 'gtm.start': 7, event: 'gtm.js' }]);
});

it('passes an event on in the format of e-commerce tags', () => {
  const { tagManager, list } = aTagManager();
  const items = [{ id: 'team', category: 'plan' as const, price: 19, quantity: 2 }];
  const order = { value: 34.2, coupon: 'welcome', items, planId: 'team' };
  tagManager.push(anAnalyticsEvent({ name: 'payment_success', ...order }));
  expect(list()).toMatchObject([
    {
      event: 'payment_success',
      plan_id: 'team',
      ecommerce: {
        currency: 'USD',
        value: 34.2,
        coupon: 'welcome',
        tax: 0,
        shipping: 0,
        items: [{ item_id: 'team', item_category: 'plan', price: 19, quantity: 2 }],
      },
    },
  ]);
});

it('causes no error when it is blocked', async () => {
  const { tagManager, list } = aTagManager(() => Promise.reject(new Error('blocked')));
  tagManager.load();
  tagManager.push(anAnalyticsEvent());
  await Promise.resolve();
  expect(list()).toHaveLength(2);
});

it.each([
  [false, 'denied'],
  [true, 'granted'],
] as const)('reports the consent %s as a command of its consent mode: %s', (isGranted, said) => {
  const { tagManager, list } = aTagManager();
  tagManager.tell(isGranted);
  const [command] = list();
  // The tag manager would not recognise an array as a command.
  expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
  expect([...command]).toEqual([
    'consent',
    'update',
    {
      analytics_storage: said,
      ad_storage: said,
      ad_user_data: said,
      ad_personalization: said,
    },
  ]);
});
