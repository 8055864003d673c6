import { pendingTexts } from '../../../core/texts/en/paying/pendingTexts.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import type { FlowContext } from '../FlowContext.ts';

/**
 * Tells of this session's order that is still under way, where the browser has not kept the key to ask
 * by: nothing here invites to order again.
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
