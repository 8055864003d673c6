import { pendingTexts } from '../../../core/texts/en/paying/pendingTexts.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import type { FlowContext } from '../FlowContext.ts';

/**
 * Shows that this session's order is still in progress, if the browser has no key to ask with. It
 * offers no second order.
 */
export function tellPending({ stores }: FlowContext): void {
  const { brand, modal } = stores;
  const { heading, text, reload } = lateTextsOf(brand, 'pending', pendingTexts);
  modal.openChecking({
    heading,
    text: formatText(text, { support: brand.support.email }),
    link: { text: reload, href: '' },
    isPlaced: true,
  });
}
