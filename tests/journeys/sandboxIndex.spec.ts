import { shippedBrands } from '../factories/shippedBrands.ts';
import { expect, test } from '../setup/journey.ts';

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
});

test('every link of the index leads to a page on this machine', async ({ browser, product }) => {
  test.setTimeout(90_000);
  // What counts is the answer: without scripts, some two hundred pages take seconds.
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`http://localhost:${product.port}/`);
  const links = await page.getByRole('link', { includeHidden: true }).all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  const addresses = new Set(
    hrefs.map((href) => new URL(href ?? '', page.url()).href.replace(/#.*/, '')),
  );
  expect(addresses.size).toBeGreaterThan(13 * 8);

  const broken: string[] = [];
  for (const address of addresses) {
    const answer = await page.goto(address, { waitUntil: 'commit' });
    if (answer?.status() !== 200) broken.push(`${answer?.status()} ${address}`);
  }
  expect(broken).toEqual([]);
  await page.context().close();
});

test('a value to try leads to a page that is filled in with it', async ({ page, product }) => {
  await page.goto(`http://localhost:${product.port}/`);
  const card = page.getByRole('article', { name: 'Slotbook', exact: true });
  await card.getByText('Test values').click();
  await card.getByRole('link', { name: 'Taken' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('taken@example.com');
});
