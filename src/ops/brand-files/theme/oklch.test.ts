import Color from 'colorjs.io';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { fromHex, mix, toHex } from './oklch.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('reads colours as colorjs.io does', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      const [l, a, b] = new Color(colour).to('oklab').coords;
      const ours = fromHex(colour);
      const hue = (ours.h * Math.PI) / 180;
      expect(ours.l).toBeCloseTo(l ?? 0, 3);
      expect(ours.c * Math.cos(hue)).toBeCloseTo(a ?? 0, 3);
      expect(ours.c * Math.sin(hue)).toBeCloseTo(b ?? 0, 3);
    }),
  );
});

it('measures contrast as colorjs.io does', () => {
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      expect(contrast(a, b)).toBeCloseTo(Color.contrast(a, b, 'WCAG21'), 2);
    }),
  );
});

it('gives back every colour that it reads', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      expect(toHex(fromHex(colour))).toBe(colour);
    }),
  );
});

it('keeps lightness and hue of a colour that no screen can show', () => {
  const wanted = { l: 0.6, c: 0.37, h: 150 };
  const shown = fromHex(toHex(wanted));
  expect(shown.l).toBeCloseTo(wanted.l, 2);
  expect(shown.h).toBeCloseTo(wanted.h, 0);
  expect(shown.c).toBeLessThan(wanted.c);
});

it('mixes none and all of a colour', () => {
  expect(mix('#123456', '#fedcba', 0)).toBe('#123456');
  expect(mix('#123456', '#fedcba', 1)).toBe('#fedcba');
});

it('knows the contrast of black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
});
