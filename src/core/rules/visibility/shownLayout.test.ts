import { expect, it } from 'vitest';
import { aLayout, aRegion } from '../../../../tests/factories/brands/aBrand.ts';
import { placementsOf } from './placementsOf.ts';
import { shownLayout } from './shownLayout.ts';

const paid = { widget: 'payment-method', when: { signupTypes: ['paid' as const] } };

it.each([
  ['paid', ['email', 'payment-method']],
  ['free', ['email']],
] as const)(
  'keeps the placements for the type %s, without their conditions',
  (signupType, shown) => {
    const layout = aLayout({ main: aRegion('email'), payment: [paid] });
    const placed = placementsOf(shownLayout(layout, signupType));
    const [others, own] = [placementsOf(aLayout({ main: [], payment: [] })), shown];
    expect(placed.filter(({ widget }) => own.some((name) => name === widget))).toEqual(
      own.map((widget) => ({ widget })),
    );
    expect(placed).toHaveLength(others.length + own.length);
  },
);
