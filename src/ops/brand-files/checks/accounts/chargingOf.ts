import type { JsonValue } from '../../../../core/brand/JsonValue.ts';
import { isWithin } from '../../../../core/brand/jsonPointer.ts';
import { originsOf } from '../../../../core/brand/originsOf.ts';
import type { Brand } from '../../../../core/contract/generated/brand.ts';
import type { ChargingBrand } from '../../../../core/rules/paymentMethods/mixedAccounts.ts';
import { sourcesOf } from '../../resolve/layersOf.ts';
import type { FolderView } from '../../sources/BrandFolder.ts';
import type { JsonSource } from '../../sources/Source.ts';

/** A brand's file, and what decides the account and the currency of the brand's payments. */
export interface Charging extends ChargingBrand {
  readonly source: JsonSource;
  readonly currency: Brand['currency'];
}

const PLACES = ['/currency', '/paymentAccount', '/payment/methods', '/signupTypes/offered'];

/** What one file says at PLACES: undefined for nothing, null where it removes a value. */
type Said = readonly (JsonValue | undefined)[];

/** By file, because thousands of brands share a layer. Null for a file with an invalid value. */
const saidBy = new WeakMap<JsonSource, Said | null>();

/**
 * Returns how a brand charges. Null when a value is missing or wrong, which has a problem of its
 * own. Reads only the values that it needs, because resolving thousands of brands takes seconds.
 */
export function chargingOf(folder: FolderView, source: JsonSource): Charging | null {
  const { chain, complete, defaults } = sourcesOf(folder, source);
  const said = complete ? [...defaults, ...chain].map(saidIn).toReversed() : [null];
  const [currency, paymentAccount, methods, offered] = PLACES.map((_, place) =>
    said.includes(null) ? null : said.find((it) => it?.[place] !== undefined)?.[place],
  );
  if (!currency || !paymentAccount || !methods || !offered) return null;
  // The schemas of the files have these types, and refuse a file that breaks them.
  return {
    source,
    currency,
    paymentAccount,
    payment: { methods },
    signupTypes: { offered },
  } as Charging;
}

function saidIn(source: JsonSource): Said | null {
  const known = saidBy.get(source);
  if (known !== undefined) return known;
  const isSpoilt = source.removed.some((removed) =>
    PLACES.some((at) => isWithin(at, removed) || isWithin(removed, at)),
  );
  const said = isSpoilt ? null : PLACES.map((at) => valueAt(source, at));
  saidBy.set(source, said);
  return said;
}

function valueAt(source: JsonSource, at: string): JsonValue | undefined {
  const [origin] = originsOf([source], at);
  // A value in place of an object around this place removes what lower layers say there.
  return origin !== undefined && origin.pointer !== at ? null : origin?.value;
}
