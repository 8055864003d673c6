import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqliteFile } from '../../src/server/storage/openSqliteFile.ts';
import { aBrand } from '../factories/brands/aBrand.ts';
import { aPaidBrand } from '../factories/payments/aPaidSignUp.ts';
import { booksAtRest } from './kills/booksAtRest.ts';
import { FaultBuyer, type FaultWay } from './kills/FaultBuyer.ts';
import { FAULTS, faultyLine } from './kills/faultyLine.ts';
import { Lives } from './kills/Lives.ts';
import type { Books } from './kills/readBooks.ts';
import { type Heard, Shopper } from './kills/Shopper.ts';
import { openTown } from './town/openTown.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const LIMIT_MS = 15 * MINUTE;
const PATIENCE_MS = 5000;
const LONG_PATIENCE_MS = 45_000;

interface Way extends FaultWay {
  readonly name: string;
  /** How many calls an order makes to providers and billing. */
  readonly calls: number;
}

const WAYS: readonly Way[] = [
  { name: 'a card', method: 'CC', kind: 'signUp', calls: 3 },
  { name: 'a bank debit', method: 'ACH', kind: 'signUp', calls: 5 },
  { name: 'a Direct Debit', method: 'GC', kind: 'signUp', calls: 5 },
  { name: 'a trial by Direct Debit', method: 'GC', kind: 'trial', calls: 3 },
  { name: 'an upgrade by card', method: 'CC', kind: 'upgrade', calls: 3 },
  { name: 'an upgrade by bank debit', method: 'ACH', kind: 'upgrade', calls: 5 },
  { name: 'an upgrade by Direct Debit', method: 'GC', kind: 'upgrade', calls: 5 },
];

/** A buyer, the fault of a call of their first order, and that order's first answer. */
interface Faulted {
  readonly buyer: FaultBuyer;
  readonly fault: string;
  first: Heard;
}

async function aFaultyShop({ method }: Way) {
  const currency = method === 'GC' ? 'GBP' : 'USD';
  const methods = [...new Set(['CC' as const, method])];
  const payment = { ...aBrand().payment, methods };
  const town = await openTown(aPaidBrand({ afterSignup: 'activeAccount', currency, payment }));
  const line = await faultyLine(town.sandboxUrl);
  const lives = new Lives({ ...town.variables, SANDBOX_URL: line.url });
  onTestFinished(() => lives.kill());
  await lives.start(0);
  return { ...town, line, lives };
}

type Shop = Awaited<ReturnType<typeof aFaultyShop>>;

/** One buyer for each fault of each call, one after the other. */
async function ordered({ line, lives, sandboxUrl }: Shop, way: Way): Promise<readonly Faulted[]> {
  const faulted: Faulted[] = [];
  for (const fault of FAULTS) {
    for (let at = 1; at <= way.calls; at += 1) {
      const number = faulted.length;
      const shopper = new Shopper(lives, sandboxUrl, `10.0.${number}.1`);
      const buyer = new FaultBuyer(shopper, `buyer${number}@buyers.example`, way);
      await buyer.arrive();
      await buyer.order(() => line.arm(fault, at));
      const call = line.disarm();
      expect([fault, at, call]).not.toContain(null);
      faulted.push({ buyer, fault: `${call} ${fault}`, first: await buyer.outcome(PATIENCE_MS) });
    }
  }
  return faulted;
}

/** Orders again until it succeeds. */
async function untilBought(buyer: FaultBuyer, told: Heard): Promise<number> {
  let { status } = told;
  for (let tries = 0; status !== 200 && tries < 3; tries += 1) {
    await buyer.order();
    ({ status } = await buyer.outcome(LONG_PATIENCE_MS));
  }
  return status;
}

function countsOf(books: Books, { email }: FaultBuyer) {
  const accounts = books.accounts.filter((account) => account.email === email);
  const ids = accounts.map(({ id }) => id);
  const payments = books.payments.filter(({ accountId }) => ids.includes(accountId));
  const billed = books.billed.filter((id) => ids.includes(id));
  return [accounts.length, payments.length, billed.length];
}

describe.each(WAYS)('$name, whatever happens to one of its calls', (way) => {
  it(
    'is paid once, has one account and subscription, and what was told stays true',
    async () => {
      const shop = await aFaultyShop(way);
      const { dataDir, lives, sandboxUrl } = shop;
      const faulted = await ordered(shop, way);
      await lives.kill();
      await lives.start(6 * MINUTE);
      for (const { buyer, fault, first } of faulted) {
        const last = await buyer.outcome(LONG_PATIENCE_MS);
        const told = first.status === 202 ? last : first;
        expect({ fault, told: last }).toEqual({ fault, told });
        expect([fault, await untilBought(buyer, last)]).toEqual([fault, 200]);
      }
      await lives.kill();
      await lives.start(DAY + 60 * MINUTE);
      const database = openSqliteFile(dataDir);
      onTestFinished(() => database.destroy());
      const books = await booksAtRest(database, sandboxUrl, { timeout: LONG_PATIENCE_MS });
      for (const { buyer, fault } of faulted) {
        expect([fault, ...countsOf(books, buyer)]).toEqual([fault, 1, 1, 1]);
      }
      expect([books.unfinished, books.claims]).toEqual([0, 0]);
      const held = books.transactions.filter(({ status }) => !/voided|declined/.test(status));
      const debits = books.debits.filter(({ status }) => status === 'pending_submission');
      const charges = way.kind === 'trial' ? 0 : faulted.length;
      expect(held.length + debits.length).toBe(charges);
    },
    LIMIT_MS,
  );
});
