import { observer } from 'mobx-react-lite';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { dueTodayText, isFreeToday } from '../../renderer/dueTodayText.ts';
import { Steps } from '../../renderer/next/Steps.tsx';
import { FeatureList } from '../../renderer/plans/FeatureList.tsx';
import { TotalAnnouncement } from '../../renderer/TotalAnnouncement.tsx';
import type { TrialNeeds } from '../../renderer/trialNeeds.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { storesFor } from '../../stores/StoresFor.ts';
import { DetailRows } from '../../ui/DetailRows.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { DiscountSchedule } from './DiscountSchedule.tsx';
import { EditPlan } from './EditPlan.tsx';
import styles from './OrderSummary.module.css';
import { summaryNotes } from './summaryNotes.ts';
import { summaryRows } from './summaryRows.ts';
import { trialSteps } from './trialSteps.ts';
import type { widget } from './widget.ts';

/** What is ordered and what it costs, today's amount first. On a phone it folds to one line. */
export const OrderSummary = observer(function OrderSummary() {
  const stores = useStores<typeof widget>();
  const { plan, texts } = stores;
  const { selectedPlan, totals } = plan;
  if (!selectedPlan || !totals) return null;

  const dueToday = dueTodayText(stores);
  const notes = summaryNotes(stores);
  const rows = summaryRows(stores, totals);
  const later = trialSteps(stores).map((step) => <li key={step}>{step}</li>);
  const { isTrial, needsPayment } = SIGNUP_TYPES[stores.session.signupType];
  const ofTrial = storesFor<TrialNeeds>(stores).texts;
  return (
    <>
      <details className={styles['summary']}>
        <summary className={styles['fold']}>
          <span>{texts.summary}</span>
          <span className={styles['foldNote']}>{selectedPlan.name}</span>
          <span className={styles['foldAmount']}>
            <Figure text={dueToday} />
          </span>
          <Icon name="chevron" />
        </summary>
        <div className={styles['body']}>
          <h2 className={styles['title']}>{texts.summary}</h2>
          <dl className={styles['due']} data-summary="due">
            <dt>{texts.dueToday}</dt>
            <dd data-words={isFreeToday(stores) || undefined}>
              <Figure text={dueToday} />
            </dd>
          </dl>
          {notes.length > 0 ? (
            <ul className={styles['notes']} data-trial={isTrial || undefined}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          ) : null}
          <div className={styles['rows']}>
            {isTrial ? <h3>{needsPayment ? ofTrial.afterTrial : ofTrial.ifYouGoOn}</h3> : null}
            {rows.length > 0 ? (
              <DetailRows rows={rows} />
            ) : (
              <p className={styles['plan']}>{selectedPlan.name}</p>
            )}
            <EditPlan />
          </div>
          <DiscountSchedule />
          <FeatureList heading="h3" title={texts.planIncludes} lines={selectedPlan.features} />
          <Steps heading="h3">{later}</Steps>
        </div>
      </details>
      {needsPayment ? null : (
        <div data-summary="next">
          <Steps heading="h2">{later}</Steps>
        </div>
      )}
      <TotalAnnouncement />
    </>
  );
});
