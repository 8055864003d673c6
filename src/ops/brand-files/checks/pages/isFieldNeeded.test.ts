import { expect, it } from 'vitest';
import { aBrand } from '../../../../../tests/factories/brands/aBrand.ts';
import type { FieldDefinition } from '../../../../core/fields/FieldDefinition.ts';
import { definitionOf } from '../../../../core/fields/fields.ts';
import { isFieldNeeded } from './isFieldNeeded.ts';

const { isAskedBy: _, ...companySize }: FieldDefinition = definitionOf('province');

it('a field that the call leaves out is needed only by brands that ask for it', () => {
  expect(isFieldNeeded(companySize, aBrand(), 'paid')).toBe(false);
  expect(isFieldNeeded({ ...companySize, isAskedBy: () => true }, aBrand(), 'paid')).toBe(true);
});

it.each(['needed', 'sent'] as const)('a field that is %s when not shown is needed', (unshown) => {
  expect(isFieldNeeded({ ...companySize, unshown }, aBrand(), 'paid')).toBe(true);
});

it('an optional field is never needed', () => {
  const optional = { ...companySize, isAskedBy: () => true, isOptional: () => true };
  expect(isFieldNeeded(optional, aBrand(), 'paid')).toBe(false);
});
