import { describe, expect, it } from 'vitest';
import { anAccount } from '../../../../tests/factories/orders/anAccount.ts';
import {
  aCardPage,
  aCardPageData,
  type CardPage,
} from '../../../../tests/factories/pages/aCardPage.ts';
import { aPage, fillIn, type TestPage } from '../../../../tests/factories/pages/aPage.ts';

const DASHBOARD = 'https://app.slotbook.example/';
const OWN = 'http://slotbook.localhost:4000/account?success=true';
const ALLOWED = 'https://app.slotbook.example/team?success=true';

/** Addresses that an answer can contain, with the address to which the page continues. */
const LED_TO: readonly (readonly [unknown, string])[] = [
  [ALLOWED, ALLOWED],
  [OWN, OWN],
  [null, DASHBOARD],
  [undefined, DASHBOARD],
  [7, DASHBOARD],
  ['', DASHBOARD],
  ['/account', DASHBOARD],
  ['//evil.example/', DASHBOARD],
  ['https://evil.example/', DASHBOARD],
  ['https://evil.example/app.slotbook.example', DASHBOARD],
  ['https://app.slotbook.example.evil.example/', DASHBOARD],
  ['https://app.slotbook.example@evil.example/', DASHBOARD],
  ['http://slotbook.localhost:4000@evil.example/', DASHBOARD],
  ['http://me:secret@slotbook.localhost:4000/account', DASHBOARD],
  ['http://slotbook.localhost:4001/account', DASHBOARD],
  ['http://app.slotbook.example/', DASHBOARD],
  ['javascript:alert(1)', DASHBOARD],
  ['data:text/html,hi', DASHBOARD],
];

const done = (data: object) => ({ json: { status: true, success: true, message: '', data } });
const PENDING = {
  json: { status: false, message: 'PAYMENT_PENDING', data: { retryAfter: 1, attempt: 'other' } },
};

function free(): TestPage {
  const page = aPage();
  fillIn(page.stores);
  return page;
}

const paid = (): CardPage => aCardPage();
const upgrade = (): CardPage => {
  const data = aCardPageData({ account: anAccount() });
  return aCardPage({ data: { ...data, pageConfig: { ...data.pageConfig, view: 'payment' } } });
};

/** Every way to succeed: the page, the call, and the rest of its answer. */
const WAYS = [
  ['a free sign-up', free, '/signup/free', { completion: 'activeAccount' }, false],
  ['a free sign-up that is followed', free, '/signup/free', { completion: 'activeAccount' }, true],
  [
    'a paid sign-up',
    paid,
    '/signup',
    { completion: 'activeAccount', totalAmountPaid: 4900 },
    false,
  ],
  ['a trial', paid, '/signup', { completion: 'activeAccount', totalAmountPaid: 0 }, false],
  [
    'a paid sign-up that is followed',
    paid,
    '/signup',
    { completion: 'activeAccount', totalAmountPaid: 4900 },
    true,
  ],
  ['an upgrade', upgrade, '/payment', { totalAmountPaid: 4900 }, false],
] as const;

describe.each(WAYS)('%s', (_name, open, path, answered, isFollowed) => {
  it.each(LED_TO)(
    'with the address %j continues to %s, and shows it',
    async (redirectUrl, landing) => {
      const page = open();
      const answer = done({ ...answered, redirectUrl });
      page.providers.answers[path] = isFollowed ? PENDING : answer;
      page.providers.answerAttempts = answer;
      await page.flows.submit();
      const { message, view } = page.stores.modal;
      expect(view).toBe('success');
      expect(message?.link?.href).toBe(landing);
      expect(page.providers.visited).toEqual([landing]);
    },
  );

  it('with a disallowed address is reported, without that address', async () => {
    const page = open();
    const answer = done({ ...answered, redirectUrl: 'https://evil.example/?token=secret' });
    page.providers.answers[path] = isFollowed ? PENDING : answer;
    page.providers.answerAttempts = answer;
    await page.flows.submit();
    expect(page.providers.reports.map(String)).toEqual([
      'Error: An answer leads to https://evil.example, where the brand leads nobody.',
    ]);
  });
});

it.each([
  [free, '/signup/free'],
  [paid, '/signup'],
] as const)(
  "waits for an activation mail first, whatever the answer's address",
  async (open, path) => {
    const page = open();
    const data = { completion: 'activationEmail', redirectUrl: ALLOWED, totalAmountPaid: 4900 };
    page.providers.answers[path] = done(data);
    await page.flows.submit();
    expect(page.stores.modal.message?.link).toBeUndefined();
    expect(page.providers.visited).toEqual([]);
  },
);
