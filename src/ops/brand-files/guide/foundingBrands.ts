/**
 * The brands that are part of the product. The guide and the tests name only these, so that adding
 * a brand changes only the brand's own files.
 */
export const FOUNDING_BRANDS: readonly string[] = [
  'careline',
  'chatmoor',
  'chatmoor-uk',
  'coursenest',
  'facetable',
  'frontdesk',
  'frontdesk-ca',
  'frontdesk-uk',
  'ringwell',
  'ringwell-ca',
  'ringwell-uk',
  'slotbook',
  'slotbook-ca',
];
