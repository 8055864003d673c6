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
  /** Whether the catalogue is written with the brand, with invented plans. */
  readonly isInvented: boolean;
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
 * brand sells yet, and invented plans last. When a catalogue is named, lists only that one. For a
 * brand that extends no other and names none, leaves out what other categories sell.
 */
export function sellingOptions(
  { resolved, catalogues }: Pick<CheckedFolder, 'resolved' | 'catalogues'>,
  { catalogue, category, id, market, newCatalogue, parent }: NewBrandAnswers,
): readonly SellingOption[] {
  const starter = starterOption(id, { category, market });
  if (newCatalogue) return [starter];
  const isUnnamed = parent === null && catalogue === null;
  const brands = [...resolved.values()].map(({ brand }) => brand);
  const sellers = brands
    .filter((brand) => brand.market === market && (!isUnnamed || brand.category === category))
    .toSorted((a, b) => Number(b.category === category) - Number(a.category === category));
  const sold = sellers.map(sellingOf);
  const soldIds = new Set((isUnnamed ? brands.map(sellingOf) : sold).map((it) => it.catalogue));
  const unsold = [...catalogues.values()]
    .filter((it) => !soldIds.has(it.id))
    .map((it) => unsoldOption(it, market));
  if (catalogue === null) return [...sold, ...unsold, starter];
  return [...sold, ...unsold].filter((it) => it.catalogue === catalogue);
}

function sellingOf({ plans, signupTypes, paymentAccount, afterSignup }: Brand): SellingOption {
  return {
    catalogue: plans.catalogue,
    signupTypes,
    paymentAccount,
    afterSignup,
    isInvented: false,
  };
}

/** How a brand sells a catalogue that is written with it. */
function starterOption(
  catalogue: string,
  { category, market }: Pick<NewBrandAnswers, 'category' | 'market'>,
): SellingOption {
  return {
    catalogue,
    signupTypes: starterTypes(category),
    paymentAccount: accountOf(market),
    afterSignup: 'activationEmail',
    isInvented: true,
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
    isInvented: false,
    paymentAccount: accountOf(market),
    afterSignup: 'activationEmail',
  };
}
