import type { MetadataJson } from 'libphonenumber-js/core';
import { numberingZone } from './numberingZone.ts';

type Zones = ReadonlyMap<string, MetadataJson>;

/** Splits the world's data into the parts that the page loads: zone → data. See decision 0022. */
export function splitNumberingPlans(world: MetadataJson): Zones {
  const zones = new Map<string, MetadataJson>();
  for (const [callingCode, countries] of Object.entries(world.country_calling_codes)) {
    const zone = numberingZone(callingCode);
    const data = zones.get(zone) ?? emptyData(world.version);
    data.country_calling_codes[callingCode] = countries;
    for (const country of countries) {
      const plan = world.countries[country];
      if (plan) data.countries[country] = plan;
    }
    zones.set(zone, data);
  }
  return zones;
}

function emptyData(version: number): MetadataJson {
  return { version, country_calling_codes: {}, countries: {}, nonGeographic: {} };
}
