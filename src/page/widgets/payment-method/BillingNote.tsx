import { observer } from 'mobx-react-lite';
import { formatText } from '../../../core/texts/formatText.ts';
import type { PaymentNeeds } from '../../flows/paymentNeeds.ts';
import { useStores } from '../../stores/StoresContext.ts';
import type { StoresFor } from '../../stores/StoresFor.ts';
import { Notice } from '../../ui/messages/Notice.tsx';

/** Adds what the amounts at the button do not say: a change of plan ends a trial. */
export const BillingNote = observer(function BillingNote() {
  const note = noteOf(useStores<PaymentNeeds>());
  return (
    <div aria-live="polite" id="billing-note">
      {note === null ? null : <Notice tone="info">{note}</Notice>}
    </div>
  );
});

function noteOf(stores: StoresFor<PaymentNeeds>): string | null {
  const { plan, session, texts } = stores;
  const { totals } = plan;
  if (!totals) return null;
  if ((session.account?.subscription?.trialEndsAt ?? null) === null) return null;
  return formatText(texts.changeEndsTrial, { amount: stores.money(totals.dueToday) });
}
