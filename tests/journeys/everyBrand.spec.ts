import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from '../setup/journey.ts';

const brands = globSync(join(import.meta.dirname, '../../brands/*.json')).map((file) =>
  basename(file, '.json'),
);

/** React leaves its mark on each element that it has taken over. */
async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const field = document.querySelector('#root input');
    return field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'));
  });
}

test('thirteen brands are shipped', () => {
  expect(brands).toHaveLength(13);
});

for (const brand of brands) {
  test(`${brand}'s page hydrates to what the server sent`, async ({ open, page }) => {
    const response = await open(brand, '/signup');
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const [sent, hydrated] = await page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        return [parsed, document].map((it) => it.getElementById('root')?.innerHTML);
      },
      await response.text(),
    );
    expect(hydrated).toBe(sent);
  });
}
