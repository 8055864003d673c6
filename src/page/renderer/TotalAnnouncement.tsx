import { observer } from 'mobx-react-lite';
import { formatText } from '../../core/texts/formatText.ts';
import { discountText } from '../../core/texts/planTexts.ts';
import { useStores } from '../stores/StoresContext.ts';
import { LiveRegion } from '../ui/messages/LiveRegion.tsx';
import { dueTodayText } from './dueTodayText.ts';
import { thenLine } from './next/renewalLine.ts';
import type { PlanNeeds } from './plans/planNeeds.ts';

/** Each digit typed as the number of users changes the total; only the settled one is announced. */
const SETTLES_IN_MS = 1000;

/**
 * Announces today's total, the discount and later charges whenever a choice changes them. It is
 * outside everything that folds or closes, because hidden content is not announced.
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
