import { afterPaint } from '../afterPaint.ts';
import { onLeave } from '../onLeave.ts';

/**
 * Runs work in order after the next paint, so that a press is answered first. Runs it at once when
 * the page is hidden or left, because it may never be painted again.
 */
export function createLater(page: Document): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  const doAll = () => waiting.splice(0).forEach((work) => work());
  onLeave(page, doAll);
  return (work) => {
    waiting.push(work);
    if (page.visibilityState === 'hidden') doAll();
    else if (waiting.length === 1) afterPaint(doAll);
  };
}
