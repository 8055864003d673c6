import { IN_FULL } from '../../setup/inFull.ts';
import { expect } from '../../setup/journey.ts';
import { payTarget } from '../../setup/payTarget.ts';
import { startTestProduct, type TestProduct } from '../../setup/startTestProduct.ts';
import { test as journey } from '../acts/payJourney.ts';
import { payCases, visitsOf } from '../paying/payCases.ts';
import { playVisit, titleOf } from '../paying/playVisit.ts';

/** A server with keys, as for the providers' own sandboxes, connected to the stand-ins. */
const test = journey.extend<object, { readonly product: TestProduct }>({
  product: [
    async ({ browserName }, use) => {
      expect(browserName).toBe('chromium');
      const product = await startTestProduct({}, await payTarget({ PAY_TARGET: 'rehearsal' }));
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** One success per payment method. A command rehearses all of it. */
const successes = payCases('rehearsal').filter(({ outcome }) => outcome.name === 'success');
const byMethod = Map.groupBy(successes, ({ method }) => method);
const visits = visitsOf([...byMethod.values()].flatMap(([first]) => first ?? []));

for (const [turn, visit] of visits.entries()) {
  test(
    `with keys, ${titleOf(visit)}`,
    IN_FULL,
    async ({ context, gateway, mailTo, originOf, page, product, watch }) => {
      expect(product.target.kind).toBe('rehearsal');
      const fixtures = { context, gateway, mailTo, originOf, page, product, watch };
      await playVisit(fixtures, visit, turn);
    },
  );
}
