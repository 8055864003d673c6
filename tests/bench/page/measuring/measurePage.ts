import type { Browser } from 'playwright';
import { valuesBy } from '../../../../src/core/fields/valuesBy.ts';
import type { BenchPage } from '../BenchPage.ts';
import { type Figures, MEASURES } from '../figures.ts';
import type { InteractionLog } from '../InteractionLog.ts';
import { measurePaint } from './measurePaint.ts';
import { measureValidation } from './measureValidation.ts';

const UNMEASURED: Figures = valuesBy(MEASURES, () => null);

/**
 * Visits a page twice: once without input, once signing up. A page without script is only loaded.
 */
export async function measurePage(
  browser: Browser,
  page: BenchPage,
  log: InteractionLog,
): Promise<Figures> {
  const painting = await measurePaint(browser, page);
  if (page.kind === 'withoutScript') return { ...UNMEASURED, ...painting };
  const validation = await measureValidation(browser, page, (it) => log.add(page.name, it));
  return { ...painting, ...validation };
}
