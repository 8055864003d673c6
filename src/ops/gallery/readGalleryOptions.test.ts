import { expect, it } from 'vitest';
import { CannotRun } from '../brand-files/verbs/CannotRun.ts';
import { readGalleryOptions } from './readGalleryOptions.ts';
import { PAGE_WIDTHS } from './visits/Visit.ts';

it('pictures a phone and a desk where no width is asked for', () => {
  expect(readGalleryOptions([]).widths).toEqual([390, 1280]);
});

it('accepts each possible width of a page, in the order given', () => {
  const args = PAGE_WIDTHS.flatMap((width) => ['--width', String(width)]);
  expect(readGalleryOptions(args).widths).toEqual(PAGE_WIDTHS);
});

it('refuses another width, and names those that there are', () => {
  const read = () => readGalleryOptions(['--width', '800']);
  expect(read).toThrow(CannotRun);
  expect(read).toThrow('390, 768, 1024, 1280, 1920');
});

it.each([
  [['--dir', ''], '--dir has no value.'],
  [['--out', ' '], '--out has no value.'],
  [['--brand', ''], '--brand has no value.'],
  [['--out', 'a', '--out', 'b'], '--out is written twice.'],
])('refuses %j', (args, why) => {
  const read = () => readGalleryOptions(args);
  expect(read).toThrow(CannotRun);
  expect(read).toThrow(why);
});

it('accepts several brands', () => {
  expect(readGalleryOptions(['--brand', 'one', '--brand', 'two']).only).toEqual(['one', 'two']);
});
