import { beforeEach, expect, it, vi } from 'vitest';
import { inPieces } from './inPieces.ts';

let printed: string[];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(`${line}\n`));
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  return () => write.mockRestore();
});

it('prints each step in one piece when it ends', () => {
  const print = inPieces(3);
  const [units, lint] = [print('units'), print('lint')];
  units.add('a file\n');
  lint.add('a rule\n');
  expect(printed).toEqual([]);

  lint.end('lint: 1 passed');
  expect(printed.join('')).toBe('lint\na rule\nlint: 1 passed\n');
});

it('prints the last step as it comes', () => {
  const print = inPieces(2);
  const [units, lint] = [print('units'), print('lint')];
  units.add('a file\n');
  lint.end('lint: 1 passed');
  expect(printed.join('')).toBe('lint\nlint: 1 passed\nunits\na file\n');

  units.add('another\n');
  expect(printed.at(-1)).toBe('another\n');
  units.end('units: 2 passed');
  expect(printed.at(-1)).toBe('units: 2 passed\n');
});

it('prints the last step as it comes, when it begins after the others', () => {
  const print = inPieces(2);
  print('build').end('build: 1 passed');
  const units = print('units');
  units.add('a file\n');
  expect(printed.join('')).toBe('build\nbuild: 1 passed\nunits\na file\n');
});
