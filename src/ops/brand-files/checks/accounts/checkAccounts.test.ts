import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aBrandFolder, replaceIn } from '../../../../../tests/factories/brands/ranBrands.ts';
import { checkBrandFolder } from '../checkBrandFolder.ts';
import { chargingOf } from './chargingOf.ts';

const SHIPPED = join(import.meta.dirname, '../../../../../brands');

/** The checks that fail in the good folder when the UK brand has the US account. */
async function failing(...changes: readonly (readonly [file: string, from: string, to: string])[]) {
  const dir = await aBrandFolder();
  replaceIn(dir, 'defaults/market/UK.json', '"acme-uk"', '"acme"');
  for (const [file, from, to] of changes) replaceIn(dir, file, from, to);
  return checkBrandFolder(dir).problems.map(({ check, brands }) => [check, ...brands]);
}

const PLANS = '"plans":';

it('reports each brand of an account with several currencies where its layer sets the account', async () => {
  expect(await failing()).toEqual([
    ['account-currency', 'acme'],
    ['account-currency', 'acme-uk'],
  ]);
});

it.each([
  ['takes direct debits only', `"payment": { "methods": ["GC"] }, ${PLANS}`],
  ['sells nothing', `"signupTypes": { "offered": ["free"], "default": "free" }, ${PLANS}`],
  ['has its own account after all', `"paymentAccount": "own", ${PLANS}`],
])('permits a brand that %s', async (_, to) => {
  const failed = await failing(['acme-uk.json', PLANS, to]);
  expect(failed.map(([check]) => check)).not.toContain('account-currency');
});

it.each([
  ['currency', `"currency": "POUND", ${PLANS}`],
  ['account', `"paymentAccount": 12, ${PLANS}`],
  ['method', `"payment": { "methods": ["CASH"] }, ${PLANS}`],
  ['sign-up type', `"signupTypes": { "offered": ["payd"], "default": "free" }, ${PLANS}`],
])('says nothing of a brand whose %s is invalid', async (_, to) => {
  const failed = await failing(['acme-uk.json', PLANS, to]);
  expect(failed.map(([check]) => check)).not.toContain('account-currency');
  expect(failed).not.toEqual([]);
});

it('reads of every brand what it is resolved to', () => {
  const { folder, resolved } = checkBrandFolder(SHIPPED);
  const read = [...folder.brands.values()].map((source) => chargingOf(folder, source));
  expect(read).toEqual(
    Array.from(resolved.values(), ({ source, brand }) => ({
      source,
      currency: brand.currency,
      paymentAccount: brand.paymentAccount,
      payment: { methods: brand.payment.methods },
      signupTypes: { offered: brand.signupTypes.offered },
    })),
  );
});
