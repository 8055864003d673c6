import { observer } from 'mobx-react-lite';
import { formatText } from '../../core/texts/formatText.ts';
import { discountText } from '../../core/texts/planTexts.ts';
import { useStores } from '../stores/StoresContext.ts';
import { LiveRegion } from '../ui/messages/LiveRegion.tsx';
import { dueTodayText } from './dueTodayText.ts';
import { thenLine } from './next/renewalLine.ts';
import type { PlanNeeds } from './plans/planNeeds.ts';

/** Each digit of a number of users gives another total: only the one that stays is said. */
const SETTLES_IN_MS = 1000;

/**
 * Says what an order costs today, its discount, and what follows, each time that a choice changes
 * it. It is outside everything that folds or closes, because what is hidden is not announced.
 */
export const TotalAnnouncement = observer(function TotalAnnouncement() {
  const stores = useStores<PlanNeeds>();
  const { plan, texts } = stores;
  const { totals, discount } = plan;
  if (!totals) return null;
  const text = [
    formatText(texts.dueTodaySaid, { due: dueTodayText(stores) }),
    discount !== null &&
      totals.discount > 0 &&
      formatText(texts.discountSaid, {
        discount: discountText(discount.name, plan.discountedMonths, texts),
        amount: stores.money(totals.discount),
      }),
    thenLine(stores),
  ];
  return <LiveRegion text={text.filter(Boolean).join(' ')} settlesIn={SETTLES_IN_MS} />;
});
