import type { Brand, SignupType } from '../../../core/contract/generated/brand.ts';
import type { Catalogue } from '../../../core/contract/generated/catalogue.ts';
import type { CheckedFolder } from '../checks/checkBrandFolder.ts';
import type { NewBrandAnswers } from './NewBrandAnswers.ts';
import { starterTypes } from './starterCatalogue.ts';

/** What a new brand could sell, the account that receives payments, and what follows a sign-up. */
export interface SellingOption {
  readonly catalogue: string;
  readonly signupTypes: Brand['signupTypes'];
  readonly paymentAccount: string;
  readonly afterSignup: Brand['afterSignup'];
}

const TYPES: readonly SignupType[] = [
  'free',
  'noCardSignup',
  'paid',
  'freeTrial',
  'answeringService',
];

/**
 * Lists what brands of the market sell, those of the category first, then the catalogues that no
 * brand sells yet. When a catalogue is named, lists only that one.
 */
export function sellingOptions(
  { resolved, catalogues }: Pick<CheckedFolder, 'resolved' | 'catalogues'>,
  { category, market, catalogue }: Pick<NewBrandAnswers, 'category' | 'market' | 'catalogue'>,
): readonly SellingOption[] {
  const brands = [...resolved.values()].map(({ brand }) => brand);
  const sellers = brands
    .filter((brand) => brand.market === market)
    .toSorted((a, b) => Number(b.category === category) - Number(a.category === category));
  const sold = sellers.map(sellingOf);
  const unsold = [...catalogues.values()]
    .filter(({ id }) => !sold.some((option) => option.catalogue === id))
    .map((it) => unsoldOption(it, market));
  return [...sold, ...unsold].filter((it) => catalogue === null || it.catalogue === catalogue);
}

function sellingOf({ plans, signupTypes, paymentAccount, afterSignup }: Brand): SellingOption {
  return { catalogue: plans.catalogue, signupTypes, paymentAccount, afterSignup };
}

/** How a brand sells a catalogue that is written with it. */
export function starterOption(
  catalogue: string,
  { category, market }: Pick<NewBrandAnswers, 'category' | 'market'>,
): SellingOption {
  return {
    catalogue,
    signupTypes: starterTypes(category),
    paymentAccount: accountOf(market),
    afterSignup: 'activationEmail',
  };
}

function accountOf(market: Brand['market']): string {
  return `main-${market.toLowerCase()}`;
}

function unsoldOption({ id, plans }: Catalogue, market: Brand['market']): SellingOption {
  const listed = new Set(
    plans.filter(({ access }) => access === 'user').flatMap(({ signupTypes }) => signupTypes),
  );
  const offered = TYPES.filter((type) => listed.has(type));
  return {
    catalogue: id,
    signupTypes: { offered, default: offered[0] ?? 'paid' },
    paymentAccount: accountOf(market),
    afterSignup: 'activationEmail',
  };
}
