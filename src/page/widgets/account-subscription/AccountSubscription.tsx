import { observer } from 'mobx-react-lite';
import type {
  AccountSummary,
  SubscriptionSummary,
} from '../../../core/contract/generated/session.ts';
import { upgradeType } from '../../../core/rules/upgrades/upgradeType.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DetailRows } from '../../ui/DetailRows.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { PriceTag } from '../../ui/PriceTag.tsx';
import styles from './AccountSubscription.module.css';
import { agreedMoney } from './agreedMoney.ts';
import { subscriptionNotes } from './subscriptionNotes.ts';
import { subscriptionRows } from './subscriptionRows.tsx';
import type { widget } from './widget.ts';

/** The account's subscription, its next charge with its date, and the status of its last payment. */
export const AccountSubscription = observer(function AccountSubscription() {
  const stores = useStores<typeof widget>();
  const { session, texts } = stores;
  const { account } = session;
  if (!account) return null;
  const { subscription } = account;
  // Then the one note is how to keep the plan.
  const hasFailed = subscription?.endedAt === null && subscription.lastPayment?.state === 'failed';
  const rows = subscription ? subscriptionRows(stores, subscription, account.timeZone) : [];

  return (
    <section className={styles['plan']} aria-labelledby="account-plan">
      <div className={styles['head']}>
        <h2 className={styles['title']} id="account-plan">
          {texts.accountPlanTitle}
        </h2>
        {subscription?.trialEndsAt ? (
          <span className={styles['badge']}>{texts.accountTrial}</span>
        ) : null}
      </div>
      {subscription ? <p className={styles['name']}>{subscription.planName}</p> : null}
      {subscription?.endedAt === null ? <Price subscription={subscription} /> : null}
      {rows.length > 0 ? (
        <div className={styles['rows']}>
          <DetailRows rows={rows} />
        </div>
      ) : null}
      {subscriptionNotes(stores, subscription, account.timeZone).map((note) =>
        hasFailed ? (
          <Notice tone="danger" key={note}>
            {note}
          </Notice>
        ) : (
          <p className={styles['note']} key={note}>
            {note}
          </p>
        ),
      )}
      <ChangePlan account={account} />
    </section>
  );
});

/** The link to other plans. A member, who may not change the plan, sees a note instead. */
const ChangePlan = observer(function ChangePlan(props: { readonly account: AccountSummary }) {
  const { brand, texts } = useStores<typeof widget>();
  const { role, status, subscription } = props.account;
  if (status !== 'active' || upgradeType(brand) === null) return null;
  if (role === 'member') return <p className={styles['note']}>{texts.upgradeNotAllowed}</p>;
  // A trial without a card has a plan that is not chosen yet: it ends unless it is.
  const { lastPayment, trialEndsAt, endedAt } = subscription ?? {};
  const isTried = trialEndsAt !== null && lastPayment === null;
  const has = endedAt === null && !isTried;
  return (
    <div className={styles['change']}>
      <ButtonLink href="/account/upgrade" variant="secondary">
        {has ? texts.changePlan : texts.choosePlan}
      </ButtonLink>
    </div>
  );
});

/** The charge per period, with users and tax. */
const Price = observer(function Price(props: { readonly subscription: SubscriptionSummary }) {
  const stores = useStores<typeof widget>();
  const { texts } = stores;
  const { currency, periodCharge, planPeriod } = props.subscription;
  if (periodCharge === 0) return null;
  const unit = planPeriod === 'yearly' ? texts.perYear : texts.perMonth;
  return (
    <span className={styles['price']}>
      <PriceTag amount={agreedMoney(stores, { amount: periodCharge, currency })} unit={unit} />
    </span>
  );
});
