import type { PlacedOrder } from '../../core/contract/generated/session.ts';
import { formatDate } from '../../core/texts/formatDate.ts';
import { formatText } from '../../core/texts/formatText.ts';
import { writeCount } from '../../core/texts/samples/writeNumbers.ts';
import type { StoresFor } from '../stores/StoresFor.ts';
import type { DetailRow } from '../ui/DetailRows.tsx';
import type { PlacedNeeds } from './placedNeeds.ts';

/** What was ordered, what comes next, and what the order is called. Only what there is. */
export function placedRows(
  stores: StoresFor<PlacedNeeds>,
  { amountPaid, order, reference, state, timeZone }: PlacedOrder,
): readonly DetailRow[] {
  const { brand, texts } = stores;
  const { nextCharge = null, planName = '', trialEndsAt = null, users = null } = order ?? {};
  const date = (iso: string) => formatDate(iso, brand.dateLanguage, timeZone);
  // What was paid is said in a sentence of its own.
  const isAsked = state === 'pending';
  const rows: DetailRow[] = [
    { name: texts.plan, value: [planName, ...usersOf(stores, users)].join(', '), strong: true },
    { name: texts.dueToday, value: isAsked && amountPaid ? stores.money(amountPaid) : '' },
    { name: texts.accountTrialEnds, value: trialEndsAt === null ? '' : date(trialEndsAt) },
    {
      name: trialEndsAt === null ? texts.accountNextPayment : texts.accountFirstPayment,
      value:
        nextCharge === null
          ? ''
          : formatText(texts.accountAmountOn, {
              amount: stores.money(nextCharge.amount),
              date: date(nextCharge.at),
            }),
    },
    { name: texts.placedReference, value: reference ?? '' },
  ];
  return rows.filter(({ value }) => value !== '');
}

function usersOf({ brand, texts }: StoresFor<PlacedNeeds>, users: number | null): string[] {
  if (users === null) return [];
  const count = writeCount(users, brand.locale, brand.numberSamples);
  return [users === 1 ? texts.oneUser : formatText(texts.users, { count })];
}
