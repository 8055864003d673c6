import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { mayUpgrade } from './mayUpgrade.ts';

it.each(['owner', 'admin'])('the role %s can upgrade', (role) => {
  expect(mayUpgrade(role)).toBe(true);
});

it.each(['member', 'viewer', '', ' ', 'OWNER', 'owner ', 'Admin', 'owner,admin', 'constructor'])(
  "the role '%s' cannot",
  (role) => {
    expect(mayUpgrade(role)).toBe(false);
  },
);

it('no other role can', () => {
  assert(
    property(
      string().filter((role) => role !== 'owner' && role !== 'admin'),
      (role) => !mayUpgrade(role),
    ),
  );
});
