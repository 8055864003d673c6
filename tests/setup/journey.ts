import { test as base, expect, type Response } from 'playwright/test';
import { waitForHydration } from '../../src/ops/gallery/visitor/waitForHydration.ts';
import { type CardHarness, startCardHarness } from '../harness/startCardHarness.ts';
import { PageWatch } from './PageWatch.ts';
import { payTargetKind } from './payTarget.ts';
import { startPseudoProduct } from './startPseudoProduct.ts';
import { startTestProduct, type TestProduct } from './startTestProduct.ts';
import { startTestStudio, type TestStudio } from './startTestStudio.ts';

/** A mail as the sandbox's mailbox tells it. */
export interface SandboxMail {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
}

interface Journey {
  /** Watches the page; a trouble that was not allowed fails the test at its end. */
  readonly watch: PageWatch;
  /**
   * Opens a path of a brand, such as open('slotbook', '/signup?planId=team'), and waits until its
   * script has taken it over: a press before does nothing.
   */
  readonly open: (brand: string, path: string) => Promise<Response>;
  /** Where a brand's pages are, such as http://slotbook.localhost:41234. */
  readonly originOf: (brand: string) => string;
  /** Waits for the newest mail to an address, or for the newest of those with a subject. */
  readonly mailTo: (address: string, subject?: string) => Promise<SandboxMail>;
  /** Answers an outside host with an empty page: where a brand's redirect may lead. */
  readonly standInFor: (host: string) => Promise<void>;
}

const OUR_SCRIPT = 'script[src*="/assets/hydrate-"]';

/** How many visitors came in this worker. */
let visitors = 0;

/** A fixture of the worker that is started and stopped. */
function servedBy<It extends { readonly stop: () => Promise<void> }>(start: () => Promise<It>) {
  const fixture = async (
    { browserName }: { readonly browserName: string },
    use: (it: It) => Promise<void>,
  ) => {
    expect(browserName).toBe('chromium');
    const it = await start();
    await use(it);
    await it.stop();
  };
  const options = { scope: 'worker', timeout: 120_000 } as const;
  const both: [typeof fixture, typeof options] = [fixture, options];
  return both;
}

/**
 * What serves all tests of a worker, each started once a test asks for it. All are said here: a test
 * that added one of its own would take a new worker, with a new browser and a new product.
 */
interface Served {
  readonly product: TestProduct;
  /** The product whose brands offer the pseudo-languages too. */
  readonly pseudoProduct: TestProduct;
  readonly studio: TestStudio;
  readonly harness: CardHarness;
}

/** A test of the built product in a browser. */
export const test = base.extend<Journey, Served>({
  // What one address may do is limited: each test is a visitor from an address of its own.
  extraHTTPHeaders: async ({ browserName }, use) => {
    expect(browserName).toBe('chromium');
    visitors += 1;
    // The providers' own hosts are told no such thing.
    if (payTargetKind() === 'providers') return use({});
    await use({ 'x-forwarded-for': `10.0.${Math.floor(visitors / 250)}.${1 + (visitors % 250)}` });
  },
  product: servedBy(() => startTestProduct()),
  pseudoProduct: servedBy(startPseudoProduct),
  studio: servedBy(startTestStudio),
  harness: servedBy(startCardHarness),
  watch: [
    async ({ context }, use) => {
      const watch = new PageWatch();
      const stop = await watch.follow(context);
      await use(watch);
      expect(watch.troubles(), 'the page stays quiet').toEqual([]);
      stop();
    },
    { auto: true },
  ],
  originOf: async ({ product }, use) => {
    await use((brand) => `http://${brand}.localhost:${product.port}`);
  },
  open: async ({ page, originOf }, use) => {
    await use(async (brand, path) => {
      const response = await page.goto(`${originOf(brand)}${path}`);
      if (response === null) throw new Error(`${path} of ${brand} gave no answer.`);
      if ((await page.locator(OUR_SCRIPT).count()) > 0) await waitForHydration(page);
      return response;
    });
  },
  mailTo: async ({ request, product }, use) => {
    await use(async (address, subject) => {
      const inbox = `${product.url}/sandbox/mailbox?to=${encodeURIComponent(address)}`;
      let newest: SandboxMail | undefined;
      await expect(async () => {
        const answer = await request.get(inbox, { headers: { accept: 'application/json' } });
        const { messages }: { readonly messages: readonly SandboxMail[] } = await answer.json();
        newest = messages.find((it) => subject === undefined || it.subject === subject);
        expect(newest, `a mail to ${address}`).toBeDefined();
      }).toPass({ timeout: 30_000 });
      if (newest === undefined) throw new Error(`No mail to ${address} came.`);
      return newest;
    });
  },
  standInFor: async ({ context, watch }, use) => {
    await use(async (host) => {
      watch.allowHost(host);
      await context.route(`https://${host}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: `<title>${host}</title>` }),
      );
    });
  },
});

export { expect };
