import { shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { test as inNewPage } from '../../setup/journey.ts';
import { test as inKeptPage } from '../../setup/keptPage.ts';
import { Gateway } from './Gateway.ts';
import { PayPage } from './PayPage.ts';

interface PayJourney {
  /** The gateway's records since the test's start. */
  readonly gateway: Gateway;
  /** Opens a brand's sign-up page with payment, such as openToPay('slotbook', 'planId=team'). */
  readonly openToPay: (brandId: string, query?: string) => Promise<PayPage>;
}

const PAYING = ['paid', 'answeringService'] as const;

function payIn(journey: typeof inNewPage) {
  return journey.extend<PayJourney>({
    gateway: async ({ product, request }, use) => {
      const gateway = new Gateway(request, product);
      gateway.begin();
      await use(gateway);
    },
    openToPay: async ({ open, page }, use) => {
      await use(async (brandId, query = '') => {
        const brand = shippedBrands().find((it) => it.brand.id === brandId)?.brand;
        const type = PAYING.find((it) => brand?.signupTypes.offered.includes(it));
        if (brand === undefined || type === undefined) throw new Error(`${brandId} sells nothing.`);
        const parameters = new URLSearchParams({ signupType: type });
        for (const [name, value] of new URLSearchParams(query)) parameters.set(name, value);
        await open(brandId, `/signup?${parameters}`);
        return new PayPage(page, brand.market);
      });
    },
  });
}

/** A test of a payment. */
export const test = payIn(inKeptPage);

/** The same in a new page, for code that runs before the page's scripts. */
export const testInNewPage = payIn(inNewPage);
