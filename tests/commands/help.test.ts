import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { runScript } from '../factories/servers/runScript.ts';

const root = join(import.meta.dirname, '../..');
const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

/** Every command of this project, by its name and its script. */
const COMMANDS = Object.entries(scripts).flatMap(([name, line]) => {
  const script = /^node scripts\/([\w-]+)\.m?[jt]s$/.exec(line)?.[1];
  return script === undefined ? [] : [[name, `${script}.ts`] as const];
});

const ASKED = COMMANDS.map(([name, script]) => [name, '--help', script] as const);

it.each([...ASKED, ['start', '-h', 'start.ts'] as const])(
  '%s %s says what it does and takes, and does nothing else',
  async (name, asked, script) => {
    const { code, errors, output } = await runScript(script, {}, asked);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(new RegExp(`npm (run )?${name}`));
    expect(output.length).toBeGreaterThan(60);
  },
);

it.each([
  ['--database', 'mysql', 'Write sqlite or postgres.'],
  ['--kills', 'many', 'Write a whole number.'],
])('protocol answers %s %s in words', async (option, value, words) => {
  const { code, errors, output } = await runScript('protocol.ts', {}, option, value);
  expect(code).toBe(2);
  expect([output, errors]).toEqual([
    '',
    expect.stringContaining(`${option} is '${value}'. ${words}`),
  ]);
});

it('protocol takes each seed that it draws itself', async () => {
  const { errors } = await runScript(
    'protocol.ts',
    {},
    '--seed',
    String(2 ** 31 - 1),
    '--database',
    'mysql',
  );
  expect(errors).toContain('--database');
});

const MISTYPED = [
  ...COMMANDS.map(([name, script]) => [name, '--nothing', script] as const),
  ['bench', 'nothing', 'bench.ts'],
  ['build', 'nothing', 'build.ts'],
  ['test', 'nothing', 'test.ts'],
] as const;

it.each(MISTYPED)(
  '%s %s is not understood: it says so without a stack, exits with 2 and does nothing else',
  async (_, word, script) => {
    const DATA_DIR = join(await aTemporaryFolder(), 'data');
    const { code, errors, output } = await runScript(script, { DATA_DIR }, word);
    expect({ code, output, made: existsSync(DATA_DIR) }).toEqual({
      code: 2,
      output: '',
      made: false,
    });
    expect(errors.length).toBeGreaterThan(15);
    expect(errors).not.toMatch(/^\s+at /m);
  },
);
