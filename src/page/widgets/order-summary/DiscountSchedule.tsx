import { observer } from 'mobx-react-lite';
import { formatText } from '../../../core/texts/formatText.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { DetailRows } from '../../ui/DetailRows.tsx';
import styles from './DiscountSchedule.module.css';
import type { widget } from './widget.ts';

/** How many charges show before the list is expanded. */
const SHOWN = 3;

/** Lists each charge that the discount lowers, and the first full one. */
export const DiscountSchedule = observer(function DiscountSchedule() {
  const stores = useStores<typeof widget>();
  const { plan, texts } = stores;
  const { selectedPlan, totals, discountedCharges: count } = plan;
  if (!selectedPlan || !totals || count < 2) return null;

  const [text, textOn] =
    selectedPlan.planPeriod === 'yearly'
      ? [texts.scheduleYear, texts.scheduleYearOn]
      : [texts.scheduleMonth, texts.scheduleMonthOn];
  const rows = Array.from({ length: count + 1 }, (_, index) => ({
    name: formatText(index === count ? textOn : text, { number: index + 1 }),
    value: stores.money(index === count ? totals.fullAmount : totals.totalAmount),
  }));
  if (count <= SHOWN) {
    return (
      <div className={styles['schedule']}>
        <h3>{texts.scheduleTitle}</h3>
        <DetailRows rows={rows} />
      </div>
    );
  }
  return (
    <details className={styles['schedule']}>
      <summary>{texts.scheduleTitle}</summary>
      <DetailRows rows={rows} />
    </details>
  );
});
