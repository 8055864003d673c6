import type { LaterCharges } from '../../core/contract/generated/calls.ts';
import { laterCharges } from '../../core/rules/prices/laterCharges.ts';
import type { PageBrand } from '../../core/rules/session/presentBrand.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { storesFor } from '../stores/StoresFor.ts';

/** What a page has that shows plans and is for a trial. */
interface TrialNeeds {
  readonly texts: readonly [];
  readonly brand: readonly ['freeTrial'];
}

/** Returns the charges after today's as the page shows them, as calls name them. */
export function laterChargesOf(stores: RootStore): { readonly laterCharges?: LaterCharges } {
  const { discountedCharges, freeTrial: isTrial, selectedPlan: plan, totals: prices } = stores.plan;
  if (plan === null || prices === null) return {};
  const { currency } = stores.brand;
  // Other pages do not have the limits.
  const { freeTrial }: Partial<Pick<PageBrand, 'freeTrial'>> = storesFor<TrialNeeds>(stores).brand;
  const shown = { currency, discountedCharges, freeTrial, isTrial, plan, prices };
  return { laterCharges: laterCharges(shown) };
}
