import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Payment } from '../../src/core/contract/generated/calls.ts';
import { openSqliteFile } from '../../src/server/storage/openSqliteFile.ts';
import { aBrand } from '../factories/brands/aBrand.ts';
import { anUpgradeRequest } from '../factories/orders/anUpgrade.ts';
import { aPaidBrand, aPaidRequest } from '../factories/payments/aPaidSignUp.ts';
import { booksAtRest } from './kills/booksAtRest.ts';
import { Lives } from './kills/Lives.ts';
import { openLine } from './kills/openLine.ts';
import { Shopper } from './kills/Shopper.ts';
import { openTown } from './town/openTown.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const LIMIT_MS = 3 * MINUTE;
const PATIENCE_MS = 5000;
const EMAIL = 'ada@buyers.example';

interface Bought {
  readonly path: string;
  readonly body: object;
}

interface Way {
  readonly name: string;
  readonly methods: readonly Payment['paymentType'][];
  /** How many moments the calls to the providers have: three each. */
  readonly moments: number;
  /** How many payments the providers have in the end. */
  readonly charges: number;
  readonly order: (shopper: Shopper) => Promise<Bought>;
}

type Overrides = NonNullable<Parameters<typeof aPaidRequest>[0]>;

async function signUp(shopper: Shopper, payment: Payment, more: Overrides = {}): Promise<Bought> {
  const captchaToken = await shopper.captchaToken('SIGNUP_PAID');
  const paymentRequest = { payment, captchaToken, ...more.paymentRequest };
  return {
    path: '/signup',
    body: aPaidRequest({ ...more, leadInfo: { email: EMAIL }, paymentRequest }),
  };
}

const WAYS: readonly Way[] = [
  {
    name: 'a bank debit',
    methods: ['CC', 'ACH'],
    moments: 15,
    charges: 1,
    order(shopper) {
      const paymentDetails = { nonce: 'fake-us-bank-account-nonce', customerName: 'Ada' };
      return signUp(shopper, { paymentType: 'ACH', paymentDetails });
    },
  },
  {
    name: 'a Direct Debit',
    methods: ['CC', 'GC'],
    moments: 15,
    charges: 1,
    async order(shopper) {
      const billingRequestFlowID = await shopper.authorise(EMAIL);
      const paymentDetails = { billingRequestFlowID, mandateId: null };
      return signUp(shopper, { paymentType: 'GC', paymentDetails });
    },
  },
  {
    name: 'a trial with a card',
    methods: ['CC'],
    moments: 6,
    charges: 0,
    order(shopper) {
      const paymentDetails = { nonce: 'fake-valid-visa-nonce' };
      return signUp(
        shopper,
        { paymentType: 'CC', paymentDetails },
        {
          paymentRequest: { freeTrial: true },
          formState: { signupType: 'freeTrial', dueToday: 0 },
        },
      );
    },
  },
  {
    name: 'an upgrade',
    methods: ['CC'],
    moments: 9,
    charges: 1,
    async order(shopper) {
      await shopper.send('/demo/sign-in?as=owner');
      const captchaToken = await shopper.captchaToken('UPGRADE');
      const nonce = 'fake-three-d-secure-visa-full-authentication-nonce';
      const payment = { paymentType: 'CC', paymentDetails: { nonce } } as const;
      return { path: '/payment', body: anUpgradeRequest({ captchaToken, payment }) };
    },
  },
];

/** A server that dies at a moment of its calls to providers, counted from `arm`. */
async function aShop({ methods }: Way, moment: number) {
  const currency = methods.includes('GC') ? 'GBP' : 'USD';
  const payment = { ...aBrand().payment, methods: [...methods] };
  const town = await openTown(aPaidBrand({ currency, payment }));
  let left = Number.POSITIVE_INFINITY;
  const { promise: isReached, resolve: reach } = Promise.withResolvers<void>();
  const line = await openLine(town.sandboxUrl, () => {
    left -= 1;
    if (left === 0) reach();
  });
  const lives = new Lives({ ...town.variables, SANDBOX_URL: line.url });
  onTestFinished(() => lives.kill());
  await lives.start(0);
  const arm = () => {
    left = moment;
  };
  return { ...town, arm, isReached, lives, shopper: new Shopper(lives, town.sandboxUrl) };
}

/** Orders again, each time with a new key, until it succeeds. */
async function untilBought(shopper: Shopper, way: Way): Promise<number> {
  for (let tries = 0; tries < 3; tries += 1) {
    const key = randomUUID();
    const { body, path } = await way.order(shopper);
    await shopper.send(path, { body, key });
    const { status } = await shopper.outcome(key, PATIENCE_MS);
    if (status === 200) return status;
  }
  return 0;
}

describe.each(WAYS)('$name that is under way when the server dies', (way) => {
  it.each(Array.from({ length: way.moments }, (_, at) => at + 1))(
    'at moment %i is paid once, and has one account and subscription',
    async (moment) => {
      const { arm, dataDir, isReached, lives, sandboxUrl, shopper } = await aShop(way, moment);
      await shopper.send('/signup');
      const key = randomUUID();
      const { body, path } = await way.order(shopper);

      arm();
      const answer = shopper.send(path, { body, key });
      await isReached;
      await lives.kill();
      await answer;
      await lives.start(50_000);
      const first = await shopper.outcome(key, PATIENCE_MS);
      await lives.kill();
      await lives.start(6 * MINUTE);
      const last = await shopper.outcome(key, PATIENCE_MS);

      // What the page has shown once stays true.
      expect(last).toEqual(first.status === 202 ? last : first);
      const bought = last.status === 200 ? last.status : await untilBought(shopper, way);
      expect(bought).toBe(200);
      await lives.kill();
      await lives.start(DAY + 60 * MINUTE);
      const database = openSqliteFile(dataDir);
      onTestFinished(() => database.destroy());
      const books = await booksAtRest(database, sandboxUrl, { timeout: 20_000 });
      expect([books.unfinished, books.claims]).toEqual([0, 0]);
      expect(books.payments).toHaveLength(1);
      expect(books.billed).toEqual(books.payments.map(({ accountId }) => accountId));
      const held = books.transactions.filter(({ status }) => !/voided|declined/.test(status));
      const debits = books.debits.filter(({ status }) => status === 'pending_submission');
      expect(held.length + debits.length).toBe(way.charges);
    },
    LIMIT_MS,
  );
});
