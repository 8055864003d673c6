import { observer } from 'mobx-react-lite';
import { formatText } from '../../../core/texts/formatText.ts';
import { useStores } from '../../stores/StoresContext.ts';
import type { StoresFor } from '../../stores/StoresFor.ts';
import styles from './UpgradeAccount.module.css';
import type { widget } from './widget.ts';

/** The account whose plan changes, what happens to its current plan, and what is due. */
export const UpgradeAccount = observer(function UpgradeAccount() {
  const stores = useStores<typeof widget>();
  const { session, texts } = stores;
  if (!session.account) return null;
  const { companyName, email } = session.account;
  return (
    <div className={styles['account']}>
      <p>{formatText(texts.upgradeOf, { company: companyName || email })}</p>
      <p aria-live="polite">{changeOf(stores)}</p>
    </div>
  );
});

/** Empty while nothing is selected. */
function changeOf(stores: StoresFor<typeof widget>): string {
  const { plan, session, texts } = stores;
  const { selectedPlan, totals } = plan;
  const newest = session.account?.subscription;
  // A plan that has ended does not end with this change.
  const now = newest?.endedAt === null ? newest : null;
  if (!selectedPlan || !totals) return '';
  const fee = stores.money(totals.setUpFee);
  const isTrial = now !== null && now.trialEndsAt !== null;
  // Compared by name: a yearly plan differs from its monthly pair, but has the same name.
  const isSame = now?.planName === selectedPlan.name;
  const change = isSame ? texts.upgradeSame : texts.upgradeFrom;
  const words = { plan: now?.planName ?? '', next: selectedPlan.name };
  return [
    // The payment says that a trial ends.
    now && !isTrial && formatText(change, words),
    now?.lastPayment && !isTrial && texts.upgradeOver,
    totals.setUpFee > 0 && formatText(texts.upgradeFee, { fee }),
    totals.setUpFee === 0 && selectedPlan.setUpFee > 0 && texts.upgradeNoFee,
  ]
    .filter(Boolean)
    .join(' ');
}
