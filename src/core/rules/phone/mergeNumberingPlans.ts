import type { MetadataJson } from 'libphonenumber-js/core';

/** Merges the data of several zones. */
export function mergeNumberingPlans(zones: readonly MetadataJson[]): MetadataJson {
  return {
    version: zones[0]?.version ?? 4,
    country_calling_codes: Object.assign({}, ...zones.map((it) => it.country_calling_codes)),
    countries: Object.assign({}, ...zones.map((it) => it.countries)),
    nonGeographic: {},
  };
}
