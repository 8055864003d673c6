import Color from 'colorjs.io';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sixDigits } from './sixDigits.ts';

it('reads hsl as colorjs.io does', () => {
  const colour = fc.record({
    hue: fc.nat(360),
    saturation: fc.nat(100),
    lightness: fc.nat(100),
    separator: fc.constantFrom(' ', ', ', ','),
  });
  fc.assert(
    fc.property(colour, ({ hue, lightness, saturation, separator }) => {
      const written = `hsl(${[hue, `${saturation}%`, `${lightness}%`].join(separator)})`;
      const known = new Color(`hsl(${hue} ${saturation}% ${lightness}%)`).to('srgb').coords;
      const found = /^#(..)(..)(..)$/.exec(sixDigits(written))?.slice(1) ?? [];
      const apart = found.map(
        (it, at) => Number.parseInt(it, 16) - 255 * (known[at] ?? Number.NaN),
      );
      expect(apart).toHaveLength(3);
      // Rounded to a whole step; in the middle of two either is right.
      expect(Math.max(...apart.map(Math.abs))).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});
