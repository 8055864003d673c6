import type { PlacedOrder } from '../../../core/contract/generated/session.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import type { StoresFor } from '../../stores/StoresFor.ts';
import type { widget } from './widget.ts';

/** The texts about an order: what happened, then what happens next. */
export interface PlacedWords {
  readonly heading: string;
  readonly text: string;
  readonly notes: readonly string[];
}

/** Returns the texts about an order, equal to those of its success message. */
export function placedWords(stores: StoresFor<typeof widget>, placed: PlacedOrder): PlacedWords {
  const { heading, text } = outcomeWords(stores, placed);
  const paid = paidWords(stores, placed);
  const [first = '', ...notes] = [...paid, ...(text === '' ? [] : [text])];
  return { heading, text: first, notes };
}

function outcomeWords(
  { brand, texts }: StoresFor<typeof widget>,
  { email, reference, state }: PlacedOrder,
): Pick<PlacedWords, 'heading' | 'text'> {
  const params = { brand: brand.name, email };
  switch (state) {
    case 'activationEmail':
      return {
        heading: texts.successMailHeading,
        text: formatText(texts.successMailMessage, params),
      };
    case 'activeAccount': {
      const text = reference === null ? texts.placedElsewhere : texts.placedActive;
      return { heading: texts.successHeading, text: formatText(text, params) };
    }
    case 'upgraded':
      return { heading: texts.upgradeDoneHeading, text: '' };
    case 'pending':
      return { heading: texts.working, text: '' };
    default:
      return unreachable(state);
  }
}

/** What was paid. Nothing yet in a trial, and not before a bank has paid. */
function paidWords(
  stores: StoresFor<typeof widget>,
  { amountPaid, awaitsBank }: PlacedOrder,
): readonly string[] {
  const { texts } = stores;
  if (amountPaid === null || amountPaid === 0) return [];
  return [
    texts.paymentProcessed,
    ...(awaitsBank
      ? [formatText(texts.amountSubmitted, { amount: stores.money(amountPaid) })]
      : []),
    texts.paymentProcessedNote,
  ];
}
