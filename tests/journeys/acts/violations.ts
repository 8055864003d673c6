import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/**
 * What axe finds on the page as it stands, each with its place. With `within`, a selector, only
 * there: what lies behind an open dialog has been looked at before, and a visitor cannot reach it.
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  await settled(page);
  // Only pages with frames of other origins need the other mode, which opens a page for each run.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const found = await (within === undefined ? axe : axe.include(within)).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}

/** A colour on its way to another is no colour of the page: its changes are waited for, not its loaders. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((it) => it instanceof CSSTransition);
    await Promise.allSettled(changes.map((it) => it.finished));
  });
}
