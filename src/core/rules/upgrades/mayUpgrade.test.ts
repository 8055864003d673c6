import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { mayUpgrade } from './mayUpgrade.ts';

it.each(['owner', 'admin'])('the %s may', (role) => {
  expect(mayUpgrade(role)).toBe(true);
});

it.each(['member', 'viewer', '', ' ', 'OWNER', 'owner ', 'Admin', 'owner,admin', 'constructor'])(
  "'%s' may not",
  (role) => {
    expect(mayUpgrade(role)).toBe(false);
  },
);

it('no other word may', () => {
  assert(
    property(
      string().filter((role) => role !== 'owner' && role !== 'admin'),
      (role) => !mayUpgrade(role),
    ),
  );
});
