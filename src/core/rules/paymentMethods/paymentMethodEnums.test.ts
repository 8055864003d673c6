import { expect, it } from 'vitest';
import calls from '../../../../schemas/calls.schema.json';
import brand from '../../../../schemas/resolved-brand.schema.json';
import session from '../../../../schemas/session.schema.json';

const METHODS = session.definitions.paymentMethod.enum;

/** Every enum and every single value in a schema, with its path. */
function valuesBelow(
  schema: unknown,
  path: string,
): (readonly [path: string, values: unknown[]])[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'enum' && Array.isArray(value)) return [[path, value] as const];
    return valuesBelow(value, `${path}/${key}`);
  });
}

const LISTS = [
  ...valuesBelow(calls, 'calls'),
  ...valuesBelow(brand, 'brand'),
  ...valuesBelow(session, 'session'),
].filter(([, values]) => values.some((value) => METHODS.some((method) => method === value)));

it("occur in a call's schema, a brand's and a page's", () => {
  expect(new Set(LISTS.map(([path]) => path.split('/')[0]))).toEqual(
    new Set(['calls', 'brand', 'session']),
  );
});

it.each(LISTS)('%s lists exactly the payment methods', (_path, values) => {
  expect(values).toEqual(METHODS);
});

it("every payment method has the page's data for it", () => {
  const sent = Object.values(calls.definitions).flatMap((definition) =>
    'properties' in definition &&
    'paymentType' in definition.properties &&
    'const' in definition.properties.paymentType
      ? definition.properties.paymentType.const
      : [],
  );
  expect(sent).toEqual(METHODS);
  expect(calls.definitions.payment.oneOf).toHaveLength(METHODS.length);
});
