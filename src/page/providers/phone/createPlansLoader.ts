import type { MetadataJson } from 'libphonenumber-js/core';
import { callingCodeOf } from '../../../core/rules/phone/callingCodes.ts';
import { createNumberingPlans } from '../../../core/rules/phone/createNumberingPlans.ts';
import type { NumberingPlans } from '../../../core/rules/phone/NumberingPlans.ts';
import { namedNumber } from '../../../core/rules/phone/namedNumber.ts';
import { numberingZone } from '../../../core/rules/phone/numberingZone.ts';
import type { LoadZone } from './loadZone.ts';

export type PlansLoader = (text: string, country: string) => Promise<NumberingPlans>;

/**
 * Loads numbering plans zone by zone. Returns those for a text in a country and all loaded before.
 * Rejects when a zone cannot be loaded; the next call tries again.
 */
export function createPlansLoader(loadZone: LoadZone): PlansLoader {
  const loaded = new Map<string, MetadataJson>();

  async function need(zone: string): Promise<void> {
    if (!loaded.has(zone)) loaded.set(zone, await loadZone(zone));
  }

  return async (text, country) => {
    const chosen = callingCodeOf(country);
    const codes = [chosen, namedNumber(text, chosen)?.callingCode ?? ''].filter(Boolean);
    await Promise.all([...new Set(codes.map(numberingZone))].map(need));
    return createNumberingPlans([...loaded.values()]);
  };
}
