/**
 * The brands that came with the product. What the guide and these tests say of them is theirs alone,
 * so that another brand is its own files and no change here.
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
