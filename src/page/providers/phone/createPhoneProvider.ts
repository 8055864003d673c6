import type { MetadataJson } from 'libphonenumber-js/core';
import { callingCodeOf } from '../../../core/rules/phone/callingCodes.ts';
import { namedNumber } from '../../../core/rules/phone/namedNumber.ts';
import { numberingZone } from '../../../core/rules/phone/numberingZone.ts';
import type { Providers } from '../Providers.ts';
import type { LoadZone } from './loadZone.ts';

/** Numbering plans that grow by the zone. What could not be loaded is tried again at the next call. */
export function createPhoneProvider(loadZone: LoadZone): Providers['loadNumberingPlans'] {
  const loaded = new Map<string, MetadataJson>();

  async function need(zone: string): Promise<void> {
    if (!loaded.has(zone)) loaded.set(zone, await loadZone(zone));
  }

  return async (text, country) => {
    const chosen = callingCodeOf(country);
    const codes = [chosen, namedNumber(text, chosen)?.callingCode ?? chosen];
    const zones = new Set(codes.filter(Boolean).map(numberingZone));
    try {
      const [{ createNumberingPlans }] = await Promise.all([
        import('../../../core/rules/phone/createNumberingPlans.ts'),
        ...[...zones].map(need),
      ]);
      return createNumberingPlans([...loaded.values()]);
    } catch {
      return null;
    }
  };
}
