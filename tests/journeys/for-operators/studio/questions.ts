import { findViolations } from '../../../../src/ops/gallery/pictures/findViolations.ts';
import { IN_FULL } from '../../../setup/inFull.ts';
import { expect, test } from '../../../setup/studioJourney.ts';

test('questions are added, worded, made to depend on each other, tried in the preview, and ordered', async ({
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
  const school = page.locator('[data-question="which-school"]');
  // An answer is personal by default, and then needs a purpose.
  const personal = school.getByRole('checkbox', { name: 'Personal' });
  await expect(personal).toBeChecked();
  await personal.uncheck();
  await expect(preview.getByRole('textbox', { name: 'Which school?' })).toBeVisible();
  await added.fill('Do you teach?');
  await added.press('Enter');
  const teach = page.locator('[data-question="do-you-teach"]');
  await teach.getByLabel('Kind').selectOption('yesNo');
  await teach.getByLabel('Purpose').fill('To word the lessons.');
  await school.getByRole('button', { name: 'Add a condition' }).click();
  await school.getByRole('combobox', { name: 'Condition on' }).selectOption('Do you teach?');
  await school.getByRole('combobox', { name: 'Do you teach? is' }).selectOption('Yes');
  await school.getByLabel('Max length').fill('40');
  await teach.getByRole('button', { name: 'Move do-you-teach up' }).click();
  // The focus goes with the row, which can only be moved down now.
  await expect(teach.getByRole('button', { name: 'Move do-you-teach down' })).toBeFocused();
  await teach.getByRole('button', { name: 'Remove do-you-teach' }).click();
  await expect(school.getByRole('button', { name: 'Remove which-school' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();

  // Conditions follow a question's new id.
  await teach.getByRole('textbox', { name: 'Id' }).fill('teacher');
  await teach.getByRole('textbox', { name: 'Id' }).press('Enter');
  const renamed = page.locator('[data-question="teacher"]');
  await expect(renamed).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(teach.getByRole('textbox', { name: 'Id' })).toHaveValue('do-you-teach');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(renamed).toBeVisible();
  expect(await findViolations(page, { without: 'iframe' })).toEqual([]);

  const asked = preview.getByRole('radiogroup', { name: /^Do you teach/ });
  await expect(asked).toBeVisible();
  await expect(preview.getByRole('textbox', { name: 'Which school?' })).toHaveCount(0);
  await asked.getByRole('radio', { name: 'Yes' }).check();
  await expect(preview.getByRole('textbox', { name: 'Which school?' })).toBeVisible();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { questions } = JSON.parse(await studio.readBrand('facetable'));
  expect(Object.keys(questions)).toEqual(['teacher', 'which-school']);
  expect(questions.teacher).toMatchObject({ kind: 'yesNo', label: 'Do you teach?' });
  expect(questions.teacher).not.toHaveProperty('personal');
  expect(questions['which-school']).toMatchObject({
    personal: false,
    limits: { maxLength: 40 },
    when: { answers: { teacher: ['yes'] } },
  });
});

test(
  'one of several conditions is enough, each with values of the brand, or a group of them',
  IN_FULL,
  async ({ edit, page, studio }) => {
    await edit('slotbook');
    await page.getByRole('button', { name: 'Questions' }).click();
    const purpose = page.locator('[data-question="purpose"]');
    const add = purpose.getByRole('button', { name: 'Add a condition' }).last();
    await add.click();
    await purpose.getByRole('combobox', { name: 'Condition on' }).selectOption('Plan');
    await purpose.getByRole('combobox', { name: 'Plan is' }).selectOption('Team');
    await purpose.getByRole('combobox', { name: 'Plan is' }).selectOption('Business');
    await add.click();
    await purpose
      .getByRole('combobox', { name: 'Condition on' })
      .nth(1)
      .selectOption('Known as a lead');
    await purpose.getByRole('combobox', { name: 'Known as a lead is' }).selectOption('Yes');
    await purpose
      .getByRole('combobox', { name: 'Which conditions hold' })
      .selectOption('any of these holds');
    await purpose.getByRole('button', { name: 'Plan: take Team out' }).click();
    await purpose.getByRole('button', { name: 'Add a group' }).click();
    const group = purpose.getByRole('group', { name: 'Group' });
    await group.getByRole('combobox', { name: 'Condition on' }).selectOption('Period of the plan');
    await group.getByRole('combobox', { name: 'Period of the plan is' }).selectOption('yearly');
    await group.getByRole('button', { name: 'Add a condition' }).click();
    await group.getByRole('combobox', { name: 'Condition on' }).nth(1).selectOption('Sign-up type');
    await group.getByRole('combobox', { name: 'Sign-up type is' }).selectOption('paid');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await add.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await findViolations(page, { without: 'iframe' })).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const { questions } = JSON.parse(await studio.readBrand('slotbook'));
    expect(questions.purpose.when).toEqual({
      any: [
        { plans: ['slotbook-business'] },
        { lead: true },
        { period: 'yearly', signupTypes: ['paid'] },
      ],
    });
  },
);

test(
  'a question that a layer asks is listed, dropped, and asked again',
  IN_FULL,
  async ({ edit, page, preview, studio }) => {
    const asked = { kind: 'shortText', label: 'Fax number?', required: false, personal: false };
    const questions = { fax: { ...asked, place: { widget: 'email' } } };
    const layer = 'defaults/category/videoConferencing';
    const before = await studio.readBrand(layer);
    await studio.writeBrand(layer, JSON.stringify({ ...JSON.parse(before), questions }));
    await edit('facetable');
    await page.getByRole('button', { name: 'Questions' }).click();
    const field = preview.getByRole('textbox', { name: 'Fax number?' });
    await expect(field).toBeVisible();
    await page.getByRole('button', { name: 'Drop fax' }).click();
    await expect(field).toHaveCount(0);
    await page.getByRole('button', { name: 'Ask fax' }).click();
    await expect(field).toBeVisible();
    await studio.writeBrand(layer, before);
  },
);

test('a question whose condition comes from a layer is not said to be asked of all visitors', async ({
  edit,
  page,
  studio,
}) => {
  const asked = { kind: 'shortText', label: 'Fax number?', required: false, personal: false };
  const fax = { ...asked, place: { widget: 'email' }, when: { signupTypes: ['free'] } };
  const layer = 'defaults/category/videoConferencing';
  const before = {
    layer: await studio.readBrand(layer),
    brand: await studio.readBrand('facetable'),
  };
  await studio.writeBrand(
    layer,
    JSON.stringify({ ...JSON.parse(before.layer), questions: { fax } }),
  );
  const worded = { fax: { label: 'Your fax number?' } };
  const brand = { ...JSON.parse(before.brand), questions: worded };
  await studio.writeBrand('facetable', JSON.stringify(brand));
  await edit('facetable');
  await page.getByRole('button', { name: 'Questions' }).click();
  const when = page.getByRole('group', { name: 'When' });
  await expect(when).toContainText('A layer says who is asked.');
  await expect(when).not.toContainText('Everybody is asked.');
  await studio.writeBrand('facetable', before.brand);
  await studio.writeBrand(layer, before.layer);
});
