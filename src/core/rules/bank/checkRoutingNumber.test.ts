import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRoutingNumber } from './checkRoutingNumber.ts';

const KNOWN = ['021000021', '011401533', '091000019', '307075259', '071101307', '122105155'];

describe('a routing number', () => {
  it.each(KNOWN)('of a real bank is valid: %s', (number) => {
    expect(checkRoutingNumber(number)).toBeNull();
  });

  it('can be typed or pasted in groups', () => {
    expect(checkRoutingNumber(' 0210-0002 1')).toBeNull();
  });

  it('is required', () => {
    expect(checkRoutingNumber('  ')).toBe('required');
  });

  it.each([
    ['too short', '02100002'],
    ['too long', '0210000210'],
    ['no number', '02100002A'],
    ['of no district', '131000006'],
    ['nought alone', '000000000'],
  ])('is invalid when it is %s', (_name, number) => {
    expect(checkRoutingNumber(number)).toBe('invalid');
  });

  it('is invalid with any single wrong digit', () => {
    const mistyped = tuple(
      constantFrom(...KNOWN),
      integer({ min: 0, max: 8 }),
      integer({ min: 1, max: 9 }),
    );
    assert(
      property(mistyped, ([number, at, by]) => {
        const digit = (Number(number[at]) + by) % 10;
        expect(checkRoutingNumber(number.slice(0, at) + digit + number.slice(at + 1))).toBe(
          'invalid',
        );
      }),
    );
  });
});
