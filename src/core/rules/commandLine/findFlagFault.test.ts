import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import { findFlagFault } from './findFlagFault.ts';

it('leaves an empty value to a command that judges it', () => {
  const word = { kind: 'option', name: 'since', value: '' } as const;
  expect(findFlagFault([word], ['since'])).toBe(null);
  expect(findFlagFault([word, word], ['since'])).toContain('written twice');
});

function faultOf(...args: readonly string[]): string | null {
  const { tokens } = parseArgs({
    args: [...args],
    options: { dir: { type: 'string' }, yes: { type: 'boolean' } },
    allowPositionals: true,
    tokens: true,
  });
  return findFlagFault(tokens);
}

it('finds nothing wrong with flags that are written once', () => {
  expect(faultOf('name', '--dir', 'brands', '--yes', '--', '--dir')).toBe(null);
});

it.each([[['--dir', 'a', '--dir', 'a']], [['--dir=a', '--dir', 'b']]])(
  'refuses a flag that is written twice: %j',
  (args) => {
    expect(faultOf(...args)).toBe('--dir is written twice. Write it once.');
  },
);

it.each([[['--dir', '']], [['--dir=']], [['--dir', '  ']]])(
  'refuses an empty value: %j',
  (args) => {
    expect(faultOf(...args)).toBe('--dir has no value. Write one, or leave the flag out.');
  },
);
