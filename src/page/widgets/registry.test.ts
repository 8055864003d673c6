import { expect, test } from 'vitest';
import schema from '../../../schemas/widgets.schema.json';
import { registry } from './registry.ts';

test('the registry holds exactly the widgets that a brand file may name', () => {
  expect(Object.keys(registry).toSorted()).toEqual(schema.enum.toSorted());
});
