import { expect, test } from '../setup/journey.ts';

for (const { width, columns } of [
  { width: 1024, columns: 1 },
  { width: 1025, columns: 2 },
]) {
  test(`a window of ${width} px has ${columns === 1 ? 'one column' : 'two columns'}`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open('slotbook', '/signup');
    const shown = async () => {
      const form = await page.getByRole('main').boundingBox();
      const summary = await page
        .getByRole('complementary', { name: 'Order summary' })
        .boundingBox();
      if (!form || !summary) throw new Error('The page has no form or no summary.');
      const standsBeside = summary.x >= form.x + form.width || form.x >= summary.x + summary.width;
      return standsBeside ? 2 : 1;
    };
    await expect.poll(shown).toBe(columns);
  });
}
