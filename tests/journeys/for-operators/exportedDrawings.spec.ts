import { PNG } from 'pngjs';
import { plainSvg } from '../../../src/ops/brand-files/logo/plain/plainSvg.ts';
import { exportedDrawings } from '../../brands/exports/exportedDrawings.ts';
import { expect, test } from '../../setup/keptPage.ts';

const SIZE = { width: 160, height: 32 };

/** In a colour space that plain SVG does not have: its colours may be one step apart. */
const OTHER_COLOURS = 'figma-wide-colours';

test('a drawing from a drawing program looks the same as plain SVG', async ({ page }) => {
  const drawings = exportedDrawings().filter(({ id }) => id !== OTHER_COLOURS);
  const pictures = drawings.flatMap(({ text }) => [text, plainSvg(text) ?? '']);
  // The page that a worker keeps has the policy of the document that it is at.
  await page.goto('about:blank');
  await page.setViewportSize({ ...SIZE, height: SIZE.height * pictures.length });
  await page.setContent(
    pictures
      .map((svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`)
      .map((from) => `<img src="${from}" style="display:block;width:160px;height:32px">`)
      .join('\n')
      .replace(/^/, '<body style="margin:0;background:#fff">'),
  );
  await page.waitForFunction(() => [...document.images].every((it) => it.complete));
  const { data } = PNG.sync.read(await page.screenshot());
  const bytes = SIZE.width * SIZE.height * 4;
  const pixelsOf = (at: number) => data.subarray(at * bytes, (at + 1) * bytes);
  for (const [at, { name }] of drawings.entries()) {
    const original = pixelsOf(2 * at);
    expect(
      original.every((it) => it === 255),
      `${name} draws something`,
    ).toBe(false);
    expect(original.equals(pixelsOf(2 * at + 1)), name).toBe(true);
  }
});
