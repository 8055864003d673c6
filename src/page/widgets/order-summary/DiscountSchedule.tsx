import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../../core/texts/formatMoney.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { DetailRows } from '../../ui/DetailRows.tsx';
import styles from './DiscountSchedule.module.css';

/** How many charges are listed without being asked for. */
const SHOWN = 3;

/** Each charge that a lasting discount lowers, and the first that it does not. Serves Specification 9.0.3. */
export const DiscountSchedule = observer(function DiscountSchedule() {
  const { plan, texts, brand } = useStores();
  const { selectedPlan, totals, discountedCharges: count } = plan;
  if (!selectedPlan || !totals || count < 2) return null;

  const text = selectedPlan.planPeriod === 'yearly' ? texts.scheduleYear : texts.scheduleMonth;
  const nameOf = (number: number) => formatText(text, { number });
  const discounted = formatMoney(totals.totalAmount, brand.locale);
  const rows = Array.from({ length: count }, (_, index) => ({
    name: nameOf(index + 1),
    value: discounted,
  }));
  const last = {
    name: formatText(texts.scheduleAfter, { name: nameOf(count + 1) }),
    value: formatMoney(totals.fullAmount, brand.locale),
  };
  return (
    <details className={styles['schedule']} open={count <= SHOWN}>
      <summary>{texts.scheduleTitle}</summary>
      <DetailRows rows={[...rows, last]} />
    </details>
  );
});
