import { PAYMENT_METHODS } from '../../core/rules/paymentMethods/paymentMethods.ts';
import { isSignUpView } from '../../core/rules/visibility/isSignUpView.ts';
import { lateTexts } from '../../core/texts/en/lateTexts.ts';
import { keysOf } from '../../core/texts/keysOf.ts';
import { lateTextsFor } from '../../core/texts/lateTextsFor.ts';
import type { LateGroup, SentLateTexts } from '../../core/texts/lateTextsOf.ts';
import type { BrandPage } from '../renderer/defineWidget.ts';

/** Which pages may show a group of late texts. */
const SAID_ON: Readonly<Record<LateGroup, (page: BrandPage) => boolean>> = {
  arrival: (page) => orders(page) || page.kind.view === 'placed',
  cardPlaceholder: pays,
  checking: pays,
  decline: pays,
  doubt: orders,
  earlierOrder: ({ kind }) => isSignUpView(kind.view),
  freeChecking: ({ kind }) => isSignUpView(kind.view),
  otherMethod: pays,
  pending: ({ kind }) => kind.tellsOrder,
  privacy: ({ brand }) => brand.analytics.consent !== 'notRequired',
  province: ({ brand }) => brand.province.on,
  question: ({ brand }) => brand.questions !== undefined,
  sessionEnded: orders,
  state: (page) =>
    pays(page) && page.brand.payment.methods.some((method) => PAYMENT_METHODS[method].asksState),
};

/**
 * Returns the late texts in a page's HTML. In English its scripts contain them, so only groups in
 * which the brand has its own texts are sent; in other languages everything that the page may show.
 */
export function lateTextsSent(page: BrandPage): { readonly late?: SentLateTexts } {
  const late = lateTextsFor(page.brand);
  const sent = keysOf(SAID_ON).filter(
    (group) => SAID_ON[group](page) && JSON.stringify(late[group]) !== ENGLISH[group],
  );
  if (sent.length === 0) return {};
  return { late: Object.fromEntries(sent.map((group) => [group, late[group]])) };
}

const ENGLISH: Readonly<Record<string, string>> = Object.fromEntries(
  keysOf(lateTexts).map((group) => [group, JSON.stringify(lateTexts[group])]),
);

function orders({ kind }: BrandPage): boolean {
  return isSignUpView(kind.view) || kind.view === 'payment';
}

function pays({ kind }: BrandPage): boolean {
  return kind.methods !== null;
}
