import { afterPaint } from '../afterPaint.ts';
import { onLeave } from '../onLeave.ts';

/**
 * Does work in its order once the page has been painted, so that a press is answered first; and at once where the
 * page is hidden, or is left before, as nothing of it may be painted again.
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
