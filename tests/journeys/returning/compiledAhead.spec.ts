import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';
import { traceThreads } from '../seeing/traceThreads.ts';

for (const [id, path, compiledOnUse] of [
  // Without the hint: 1,250 and 852.
  ['frontdesk-ca', '/signup?signupType=paid', 450],
  ['slotbook', '/signup?signupType=noCardSignup', 150],
] as const) {
  const title = `${id}${path} has its functions compiled beside the main thread`;
  test(title, IN_FULL, async ({ browser, originOf, page }) => {
    const trace = await traceThreads(browser, ['v8', 'disabled-by-default-v8.compile']);
    await page.goto(`${originOf(id)}${path}`);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const counts = await trace.end();

    expect(counts.beside('V8.CompileIgnition')).toBeGreaterThan(1500);
    expect(counts.main('V8.CompileCode')).toBeLessThan(compiledOnUse);
  });
}
