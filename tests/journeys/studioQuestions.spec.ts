import { findViolations } from '../../src/ops/gallery/pictures/findViolations.ts';
import { expect, test } from '../setup/studioJourney.ts';

test('questions are added, worded, made to hang on each other, tried in the preview, and put in order', async ({
  edit,
  page,
  preview,
  studio,
}) => {
  await edit('facetable');
  await page.getByRole('button', { name: 'Questions' }).click();
  const added = page.getByRole('textbox', { name: 'New question' });
  await added.fill('Which school?');
  await added.press('Enter');
  await expect(preview.getByRole('textbox', { name: 'Which school?' })).toBeVisible();
  await added.fill('Do you teach?');
  await added.press('Enter');
  const teach = page.locator('[data-question="do-you-teach"]');
  await teach.getByLabel('Kind').selectOption('yesNo');
  const school = page.locator('[data-question="which-school"]');
  await school.getByLabel('When').fill('{ "answers": { "do-you-teach": ["yes"] } }');
  await teach.getByRole('button', { name: 'Move do-you-teach up' }).click();
  expect(await findViolations(page, { without: 'iframe' })).toEqual([]);

  const asked = preview.getByRole('radiogroup', { name: /^Do you teach/ });
  await expect(asked).toBeVisible();
  await expect(preview.getByRole('textbox', { name: 'Which school?' })).toHaveCount(0);
  await asked.getByRole('radio', { name: 'Yes' }).check();
  await expect(preview.getByRole('textbox', { name: 'Which school?' })).toBeVisible();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { questions } = JSON.parse(await studio.readBrand('facetable'));
  expect(Object.keys(questions)).toEqual(['do-you-teach', 'which-school']);
  expect(questions['do-you-teach']).toMatchObject({ kind: 'yesNo', label: 'Do you teach?' });
  expect(questions['which-school'].when).toEqual({ answers: { 'do-you-teach': ['yes'] } });
});
