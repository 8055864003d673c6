import { checkProvince } from '../../rules/fields/checkProvince.ts';
import type { FieldDefinition } from '../FieldDefinition.ts';

/** The province or territory, which determines the tax. */
export const province = {
  widget: 'province',
  label: 'province',
  messages: { invalid: 'selectProvince' },
  kind: 'text',
  check: checkProvince,
  isOptional: () => false,
  isAskedBy: (brand) => brand.province.on,
  unshown: 'leftOut',
  start: ({ lead, account }) => lead?.provinceCode ?? account?.provinceCode ?? '',
  // A valid province from the lead is locked.
  lock: ({ lead }) => {
    const value = lead?.provinceCode ?? '';
    return checkProvince(value) === null ? { value } : null;
  },
  wire: (value) => ({ provinceCode: value }),
  isDrafted: true,
} as const satisfies FieldDefinition;
