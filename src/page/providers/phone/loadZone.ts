import type { MetadataJson } from 'libphonenumber-js/core';

/** Loads the numbering plans of one zone of the world. */
export type LoadZone = (zone: string) => Promise<MetadataJson>;

const ZONES = import.meta.glob<MetadataJson>('../../../core/rules/phone/generated/zone-*.json', {
  import: 'default',
});

/** Each zone is a separate file, so that a visitor downloads only the plans they use. */
export const loadZone: LoadZone = async (zone) => {
  const load = ZONES[`../../../core/rules/phone/generated/zone-${zone}.json`];
  if (!load) throw new Error(`There are no numbering plans for zone '${zone}'.`);
  return load();
};
