import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { settle } from './settle.ts';

/**
 * Lists what axe finds on the page as it is, each with its place. With `within`, a selector, only
 * there: what is behind an open dialog was checked before, and a visitor cannot reach it.
 */
export async function findViolations(page: Page, within?: string): Promise<string[]> {
  await settle(page);
  // Only pages with frames of other origins need the other mode, which opens a page for each run.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const found = await (within === undefined ? axe : axe.include(within)).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}
