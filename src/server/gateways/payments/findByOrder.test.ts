import { expect, it } from 'vitest';
import { aBraintreeServer } from '../../../../tests/factories/payments/aBraintreeServer.ts';
import { connectBraintree } from './connectBraintree.ts';
import { findByOrder } from './findByOrder.ts';

const FOUND = {
  status: 200,
  xml: '<search-results><page-size type="integer">50</page-size><ids type="array"><item>tx1</item></ids></search-results>',
};

interface Credit {
  readonly amount: string;
  readonly status: string;
}

const credited = ({ amount, status }: Credit) =>
  `<transaction><id>cr</id><type>credit</type><refunded-transaction-id>tx1</refunded-transaction-id><status>${status}</status><amount>${amount}</amount><currency-iso-code>USD</currency-iso-code></transaction>`;

/** Looks up an order with one sale of this status, and its refunds. */
async function lookUp(status: string, ...credits: readonly Credit[]) {
  const sale = `<transaction><id>tx1</id><status>${status}</status><amount>49.05</amount><currency-iso-code>USD</currency-iso-code></transaction>`;
  const all = [...credits.map(credited), sale].join('');
  const page = {
    status: 200,
    xml: `<credit-card-transactions type="collection">${all}</credit-card-transactions>`,
  };
  const { url } = await aBraintreeServer([FOUND, page]);
  const { gateway } = connectBraintree({ kind: 'standIn', url })('software-us');
  return findByOrder(gateway, 'attempt-1');
}

it('a sale that its bank said yes to is found as held', async () => {
  expect(await lookUp('authorized')).toMatchObject({
    kind: 'found',
    transaction: { id: 'tx1', state: 'held', amount: { amount: 4905, currency: 'USD' } },
  });
});

it('a sale whose bank is still being asked is neither held nor declined yet', async () => {
  expect(await lookUp('authorizing')).toMatchObject({ kind: 'unknown' });
});

it.each([
  ['a whole refund', [{ amount: '49.05', status: 'settled' }], 'returned'],
  [
    'two refunds of all of it',
    [
      { amount: '40.00', status: 'settling' },
      { amount: '9.05', status: 'submitted_for_settlement' },
    ],
    'returned',
  ],
  ['a refund of a part', [{ amount: '49.04', status: 'settled' }], 'captured'],
  ['a refund that failed', [{ amount: '49.05', status: 'settlement_declined' }], 'captured'],
] as const)('a settled sale with %s', async (_, credits, state) => {
  expect(await lookUp('settled', ...credits)).toMatchObject({ transaction: { id: 'tx1', state } });
});
