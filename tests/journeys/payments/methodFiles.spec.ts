import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { expect, test } from '../../setup/journey.ts';

/** A page that takes cards alone, one with a bank debit, and one with a direct debit. */
const PAGES = [
  ['chatmoor', '/signup?signupType=paid', []],
  ['ringwell', '/signup?signupType=answeringService', ['bankDebit']],
  ['chatmoor-uk', '/signup?signupType=paid', ['directDebit']],
] as const;

for (const [id, path, files] of PAGES) {
  test(`${id}${path} fetches the files of its ways to pay beside the entry, and no others: ${files.join()}`, async ({
    open,
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await open(id, path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const methodIn = (address: string) => /(\w+)Method-[\w-]+\.js/.exec(address)?.[1] ?? [];
    expect([...new Set(fetched.flatMap(methodIn))]).toEqual(files);
    const links = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.flatMap(methodIn)).toEqual(files);
    expect(links).toEqual([...new Set(links)]);
  });
}
