/** The 13 Canadian provinces and territories, in display order. */
export const PROVINCE_CODES = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NT',
  'NS',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const;

export type ProvinceCode = (typeof PROVINCE_CODES)[number];

/** Tells whether a value from outside is a province code. */
export function isProvinceCode(value: unknown): value is ProvinceCode {
  return PROVINCE_CODES.some((code) => code === value);
}
