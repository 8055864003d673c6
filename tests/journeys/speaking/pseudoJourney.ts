import { expect, test as journey } from '../../setup/keptPage.ts';

/** A test of the built product whose brands offer the pseudo-languages too. */
export const test = journey.extend({
  originOf: async ({ pseudoProduct }, use) => {
    await use((brand) => `http://${brand}.localhost:${pseudoProduct.port}`);
  },
});

export { expect };
