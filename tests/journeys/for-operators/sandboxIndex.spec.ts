import type { APIRequestContext, Locator } from 'playwright/test';
import { shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { DEPTH } from '../../factories/depth.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import type { TestProduct } from '../../setup/startTestProduct.ts';

test('the index has a card for every brand, with its logo and its page', async ({
  page,
  product,
  originOf,
}) => {
  await page.goto(`http://localhost:${product.port}/`);
  for (const { brand } of shippedBrands()) {
    const card = page.getByRole('article', { name: brand.name, exact: true });
    await expect(card.getByRole('img', { name: brand.name, exact: true })).toBeVisible();
    const link = card.getByRole('link').first();
    await expect(link).toHaveAttribute('href', new RegExp(`^${originOf(brand.id)}/signup`));
  }
  // On a phone the links to the local providers share a row.
  await page.setViewportSize({ width: 390, height: 844 });
  const tops = await page
    .getByRole('navigation')
    .getByRole('listitem')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size).toBe(1);
  // The index is the server's own page; the other pages come from the stand-ins' process.
  const places = page.getByRole('navigation').getByRole('listitem');
  const inOrder = await places.allTextContents();
  await page.goto(`http://localhost:${product.port}/sandbox`);
  // The mailbox may say how many mails it has.
  await expect(places).toContainText(inOrder);
});

interface Visit {
  readonly product: TestProduct;
  readonly request: APIRequestContext;
  /** The visitor's IP address. One that follows hundreds of links meets a limit. */
  readonly visitor: string;
}

/** Returns the final status of an address. No browser is needed for hundreds of them. */
async function statusOf(address: string, visit: Visit): Promise<number | 'elsewhere'> {
  const { product, request, visitor } = visit;
  const { host, hostname, port, pathname, search } = new URL(address);
  const isHere = /(^|\.)localhost$/.test(hostname) && port === String(product.port);
  if (!isHere) return 'elsewhere';
  // The Host header names the brand, whose host name only browsers may resolve.
  const options = { headers: { host, 'x-forwarded-for': visitor }, maxRedirects: 0 };
  const answer = await request.get(`${product.url}${pathname}${search}`, options);
  const { location } = answer.headers();
  if (location === undefined) return answer.status();
  return statusOf(new URL(location, address).href, visit);
}

test(
  'every link of the index leads to a page on this machine',
  IN_FULL,
  async ({ page, product, request }) => {
    // Hundreds of pages.
    test.slow();
    const index = `http://localhost:${product.port}/`;
    await page.goto(index);
    const addresses = new Set(await addressesIn(page.locator('body')));
    expect(addresses.size).toBeGreaterThan(13 * 8);
    const group = page.locator('.tests dl > div');
    const title = page.locator('dt').getByText('Link that is wrong', { exact: true });
    const wrong = new Set(await addressesIn(group.filter({ has: title })));
    expect(wrong.size).toBeGreaterThan(13 * 8);

    const broken: string[] = [];
    // A deal for an account is for its owner, so the addresses that sign in come last.
    const followed = [...addresses].filter((_, place) => place % DEPTH.oneLinkIn === 0);
    for (const [turn, address] of followed.toSorted(byAccountLast).entries()) {
      const visitor = `10.2.${Math.floor(turn / 250)}.${1 + (turn % 250)}`;
      const status = await statusOf(address, { product, request, visitor });
      const isRefused = wrong.has(address) || /dealid=demo-[a-z-]+-account$/.test(address);
      if (isRefused ? ![200, 400, 422].includes(Number(status)) : status !== 200) {
        broken.push(`${status} ${address}`);
      }
    }
    expect(broken).toEqual([]);
  },
);

/** The targets of the links in a part of the page, visible or not. */
async function addressesIn(part: Locator): Promise<string[]> {
  const hrefs = await part
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
    );
  return hrefs.map((href) => href.split('#')[0] ?? '');
}

function byAccountLast(left: string, right: string): number {
  return Number(left.includes('/demo/sign-in')) - Number(right.includes('/demo/sign-in'));
}

test('a value to try leads to a page that is filled in with it', async ({ page, product }) => {
  await page.goto(`http://localhost:${product.port}/`);
  const card = page.getByRole('article', { name: 'Slotbook', exact: true });
  await card.getByText('Test values').click();
  await card.getByRole('link', { name: 'Taken' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('taken@example.com');
});
