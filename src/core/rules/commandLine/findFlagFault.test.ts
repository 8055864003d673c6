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
    options: { dir: { type: 'string' }, name: { type: 'string' }, yes: { type: 'boolean' } },
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

it.each([['--dir=~/brands'], ['--dir=~'], ['--dir=~ada/brands']])(
  'refuses %s, whose ~ a shell leaves, instead of making a folder of that name',
  (arg) => {
    const value = arg.slice('--dir='.length);
    expect(faultOf(arg)).toBe(
      `A shell fills in no ~ after =. Write --dir ${value} with a space, or the whole path.`,
    );
  },
);

it.each([['~/brands'], ['~ada']])('refuses %s that was between quotes', (value) => {
  expect(faultOf('--dir', value)).toBe(
    `No shell filled in the ~ of --dir ${value}. Write the whole path.`,
  );
});

it('takes a ~ that stands for no folder', () => {
  expect(faultOf('--dir=brands~', '--', '~/brands')).toBe(null);
  expect(faultOf('--dir=./~/brands')).toBe(null);
  expect(faultOf('--name=~/acme')).toBe(null);
  expect(faultOf('--name', '~ten days late')).toBe(null);
});
