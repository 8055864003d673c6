import { observer } from 'mobx-react-lite';
import { buttonOf } from '../../../core/rules/paymentMethods/buttonOf.ts';
import { dueTodayText, isFreeToday } from '../../renderer/dueTodayText.ts';
import { billingDates } from '../../renderer/next/billingDates.ts';
import { thenLine } from '../../renderer/next/renewalLine.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { sayText } from '../../stores/sayText.ts';
import { Button } from '../../ui/Button.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LiveRegion } from '../../ui/messages/LiveRegion.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import styles from './Submit.module.css';
import type { widget } from './widget.ts';

/**
 * The main action, with its amount and what happens next. In one column, amount and button stick to
 * the bottom of the window until the visitor scrolls to their place.
 */
export const Submit = observer(function Submit() {
  const stores = useStores<typeof widget>();
  const { brand, purpose, plan, texts, payment } = stores;
  const { totals } = plan;
  const reason = stores.signupAvailable
    ? null
    : `${texts.hiccupErrorHeader} ${texts.plansNotAvailable}`;
  const renewal = [thenLine(stores, { isDated: true }), billingDates(stores)].filter(Boolean);
  const trust = [payment && sayText(stores, payment.trust), texts.trustLine].filter(Boolean);
  return (
    <div className={styles['submit']}>
      {reason ? (
        <Notice tone="info" id="submit-reason">
          {reason}
        </Notice>
      ) : null}
      <div className={styles['bar']}>
        {totals ? (
          <p
            className={styles['due']}
            id="submit-amount"
            data-words={isFreeToday(stores) || undefined}
          >
            <span>{texts.dueToday}</span>{' '}
            <strong>
              <Figure text={dueTodayText(stores)} />
            </strong>
          </p>
        ) : null}
        <SubmitButton describedBy={reason ? 'submit-reason' : whatDescribes(stores, renewal)} />
      </div>
      {renewal.length > 0 ? (
        <div className={styles['renewal']} id="submit-renewal">
          {renewal.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ) : null}
      <p className={styles['trust']}>
        <Icon name={payment ? 'lock' : 'info'} size={16} />
        <span>{trust.join(' ')}</span>
      </p>
      <a
        className={styles['cancel']}
        // Leaving would not stop an order that is in progress.
        data-rests
        href={brand.links[purpose === 'upgrade' ? 'dashboard' : 'website']}
      >
        {texts.cancel}
      </a>
    </div>
  );
});

/** A separate component, so that a press renders only the button and shows sooner. */
const SubmitButton = observer(function SubmitButton(props: { readonly describedBy: string }) {
  const stores = useStores<typeof widget>();
  const { brand, purpose, plan, submit, texts, payment } = stores;
  const isPaying = submit.isOrdering && payment && plan.totals && plan.totals.dueToday > 0;
  const atWork = isPaying ? sayText(stores, 'paying') : texts.working;
  return (
    <div className={styles['button']}>
      <Button type="submit" busy={submit.isBusy} busyText={atWork} describedBy={props.describedBy}>
        {brand.buttons[buttonOf(purpose, payment?.button)]}
      </Button>
      <LiveRegion text={submit.isBusy ? atWork : ''} />
    </div>
  );
});

/** Returns the ids of the existing elements that describe the button. */
function whatDescribes(
  { payment, plan }: ReturnType<typeof useStores<typeof widget>>,
  renewal: readonly unknown[],
): string {
  // The payment method's status says what it waits for.
  if (payment?.isReady === false) return `${payment.method}-status`;
  const amount = plan.totals && 'submit-amount';
  return [amount, renewal.length > 0 && 'submit-renewal', payment && 'billing-note']
    .filter(Boolean)
    .join(' ');
}
