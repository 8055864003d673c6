import { expect, it } from 'vitest';
import { aBraintreeServer } from '../../../../tests/factories/payments/aBraintreeServer.ts';
import { connectBraintree } from './connectBraintree.ts';
import { findByOrder } from './findByOrder.ts';

const FOUND = {
  status: 200,
  xml: '<search-results><page-size type="integer">50</page-size><ids type="array"><item>tx1</item></ids></search-results>',
};

/** Looks up an order with one transaction of this status. */
async function lookUp(status: string) {
  const transaction = `<transaction><id>tx1</id><status>${status}</status><amount>49.05</amount><currency-iso-code>USD</currency-iso-code></transaction>`;
  const page = {
    status: 200,
    xml: `<credit-card-transactions type="collection">${transaction}</credit-card-transactions>`,
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
