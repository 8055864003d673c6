import { expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { indexEntryOf } from '../../core/brand/indexEntryOf.ts';
import { brandOfHost } from './brandOfHost.ts';

const entry = indexEntryOf(aBrand({ hosts: ['signup.slotbook.example'] }), 'o.json');
const index = {
  version: 1,
  brands: { slotbook: entry },
  hosts: { 'signup.slotbook.example': 'slotbook' },
} as const;

it.each([
  ['signup.slotbook.example', true, 'slotbook'],
  ['Signup.Slotbook.example.', false, 'slotbook'],
  ['slotbook.localhost', true, 'slotbook'],
  ['slotbook.localhost', false, null],
  ['other.localhost', true, null],
  ['localhost', true, null],
  ['toString', true, null],
  ['constructor.localhost', true, null],
  ['evil.signup.slotbook.example', true, null],
])('%s with local hosts %s is %s', (host, localHosts, brand) => {
  expect(brandOfHost(index, host, { pinned: null, localHosts })).toBe(brand);
});

it('a pinned brand answers on every host', () => {
  expect(brandOfHost(index, 'any.example', { pinned: 'slotbook', localHosts: false })).toBe(
    'slotbook',
  );
});
