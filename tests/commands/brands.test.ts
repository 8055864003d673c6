import { exec } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { plainEnvironment } from '../factories/servers/plainEnvironment.ts';
import { runScript, runScriptWithin } from '../factories/servers/runScript.ts';

const GOOD = join(import.meta.dirname, '../brands/good');

/** As in CI, where `CI` asks for colours by default. */
const check = (...options: readonly string[]) =>
  runScript('brands.mjs', { CI: 'true' }, 'check', ...options);

it('exits with 0 where every file is right', async () => {
  expect(await check('--dir', GOOD)).toEqual({
    code: 0,
    output:
      '3 brands checked, no problems.\nPlaceholders are still in "acme-ca", "acme-uk", "acme": npm run brands -- checklist <brand> --dir tests/brands/good lists them.\n',
    errors: '',
  });
});

it('exits with 1 where a file is wrong, and says where and what to write', async () => {
  const folder = await aTemporaryFolder();
  await cp(GOOD, folder, { recursive: true });
  const file = join(folder, 'acme.json');
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace('"market": "US"', '"market": "USA"'),
  );
  const { code, output, errors } = await check('--dir', folder);
  expect({ code, errors }).toEqual({ code: 1, errors: '' });
  expect(output).toMatch(/acme\.json:\d+:\d+ /);
  expect(output).toContain('Did you mean "US"?');
});

it('reads the files that are named from the folder in which npm was called', async () => {
  const named = ['check', 'acme.json', '--dir', '.'] as const;
  const { code, output } = await runScript('brands.mjs', { INIT_CWD: GOOD }, ...named);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('no problems.') });
});

it('prints no error when the pipe closes early, as before `head -1`', async () => {
  const script = join(import.meta.dirname, '../../scripts/brands.mjs');
  const command = `"${process.execPath}" "${script}" list --dir "${GOOD}" | true`;
  const { stderr } = await promisify(exec)(command, { env: plainEnvironment() });
  expect(stderr).toBe('');
});

it('exits with 2 where it cannot run, in one line', async () => {
  const folder = join(await aTemporaryFolder(), 'nowhere');
  expect(await check('--dir', folder)).toEqual({
    code: 2,
    output: '',
    errors: `There is no folder ${folder}.\n`,
  });
});

it('exits with 2 for a flag that it does not know', async () => {
  const { code, errors } = await check('--fromat', 'json');
  expect(code).toBe(2);
  expect(errors).toContain("Unknown option '--fromat'.");
});

it('leaves nothing of a new brand for which there is no room', async () => {
  const folder = await aTemporaryFolder();
  await cp(GOOD, folder, { recursive: true });
  const before = await readdir(folder, { recursive: true });
  const flags = ['--category', 'liveChat', '--market', 'US', '--dir', folder];
  const { code, errors } = await runScriptWithin(1, 'brands.mjs', {}, 'new', 'tea', ...flags);
  const full =
    'A file cannot be used: it may not become larger. Raise the limit (ulimit -f), then run this again.\n';
  expect({ code, errors }).toEqual({ code: 2, errors: full });
  expect(await readdir(folder, { recursive: true })).toEqual(before);
});
