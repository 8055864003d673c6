import { findViolations } from '../../../../src/ops/gallery/pictures/findViolations.ts';
import { IN_FULL } from '../../../setup/inFull.ts';
import { expect, test } from '../../../setup/studioJourney.ts';

/** `test:full` also checks the section with the most fields. */
const SECTIONS = [
  'Look',
  'Questions',
  ...(process.env['TEST_FULL'] === undefined ? [] : ['Words']),
];

test('the Studio by night is as readable as by day', IN_FULL, async ({ edit, page }) => {
  const look = { without: 'iframe', rules: ['color-contrast'] };
  await page.emulateMedia({ colorScheme: 'dark' });
  await edit('facetable');
  const ground = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(ground).toBe('rgb(19, 21, 27)');
  for (const section of SECTIONS) {
    await page.getByRole('button', { name: section, exact: true }).click();
    expect(await findViolations(page, look), section).toEqual([]);
  }
});
