import type { Browser } from 'playwright';
import { valuesBy } from '../../../../src/core/fields/valuesBy.ts';
import type { BenchPage } from '../BenchPage.ts';
import { type Figures, MEASURES } from '../figures.ts';
import { measurePaint } from './measurePaint.ts';
import { measureValidation } from './measureValidation.ts';

const UNMEASURED: Figures = valuesBy(MEASURES, () => null);

/** Visits a page twice: once it is left alone, once somebody signs up. One without script is only looked at. */
export async function measurePage(browser: Browser, page: BenchPage): Promise<Figures> {
  const painting = await measurePaint(browser, page);
  if (page.kind === 'withoutScript') return { ...UNMEASURED, ...painting };
  return { ...painting, ...(await measureValidation(browser, page)) };
}
