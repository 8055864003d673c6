import { expect, test as journey } from '../../setup/keptPage.ts';

/** A test of the built product with pseudo-languages in its brands. */
export const test = journey.extend({
  originOf: async ({ pseudoProduct }, use) => {
    await use((brand) => `http://${brand}.localhost:${pseudoProduct.port}`);
  },
});

export { expect };
