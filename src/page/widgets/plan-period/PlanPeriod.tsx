import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { yearlySaving } from '../../../core/rules/prices/yearlySaving.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { writePercent } from '../../../core/texts/samples/writeNumbers.ts';
import { useStores } from '../../stores/StoresContext.ts';
import styles from './PlanPeriod.module.css';
import type { widget } from './widget.ts';

/**
 * Switches between monthly and yearly plans, and says what a year saves. Until the page can be used
 * it cannot be pressed, because plans and prices would not follow.
 */
export const PlanPeriod = observer(function PlanPeriod({ name = 'planPeriod' }) {
  const { brand, isPlanChosen, plan, texts } = useStores<typeof widget>();
  const [isUsable, setUsable] = useState(false);
  useEffect(() => setUsable(true), []);
  const { periods } = plan;
  if (!periods || !isPlanChosen) return null;

  const saving = yearlySaving(plan.plans);
  const percent = saving && writePercent(saving.percent, brand.locale, brand.numberSamples);
  const note = percent && formatText(saving.isOfAll ? texts.saved : texts.savedUpTo, { percent });
  const options = [
    { period: 'monthly', label: texts.monthly, note: null },
    { period: 'yearly', label: texts.yearly, note },
  ] as const;
  return (
    <fieldset className={styles['planPeriod']} aria-label={texts.planPeriod} disabled={!isUsable}>
      {options.map(({ period, label, note: more }) => (
        <label key={period} className={styles['option']}>
          <input
            className={styles['radio']}
            type="radio"
            name={name}
            value={period}
            checked={periods.period === period}
            onChange={() => periods.choose(period)}
          />
          <span>{label}</span>
          {more ? <span className={styles['note']}>{` ${more}`}</span> : null}
        </label>
      ))}
    </fieldset>
  );
});
