import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import {
  aBrandFolder,
  GOOD_BRANDS,
  ranBrands,
  replaceIn,
} from '../../../../tests/factories/brands/ranBrands.ts';

const diff = (...args: readonly string[]) => ranBrands('diff', ...args, '--dir', GOOD_BRANDS);

/** A brand folder in a repository of its own, committed. */
async function aRepository() {
  const dir = await aBrandFolder();
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@e.example', ...args], {
      cwd: dirname(dir),
      encoding: 'utf8',
    });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--no-gpg-sign', '--message', 'Brands');
  return {
    dir,
    git,
    since: (...args: readonly string[]) =>
      ranBrands('diff', '--since', 'main', ...args, '--dir', dir),
  };
}

it('shows how two brands differ by their settings, not by their files', async () => {
  expect(await diff('acme', 'acme-uk')).toEqual({
    code: 0,
    result: `acme → acme-uk: 10 differences
  id
    - "acme"
    + "acme-uk"
  name
    - "Acme"
    + "Acme UK"
  market
    - "US"
    + "UK"
  extends
    - (not set)
    + "acme"
  hosts
    - ["signup.acme.example"]
    + ["signup.acme-uk.example"]
  languages
    - ["en-US"]
    + ["en-GB"]
  currency
    - "USD"
    + "GBP"
  paymentAccount
    - "acme"
    + "acme-uk"
  form.defaultCountry
    - "US"
    + "GB"
  plans.catalogue
    - "acme-us"
    + "acme-uk"
`,
    failure: '',
  });
});

it('finds no difference between a brand and itself', async () => {
  expect((await diff('acme', 'acme')).result).toBe('acme → acme: no difference\n');
});

it('says that nothing has changed since a commit', async () => {
  const { since } = await aRepository();
  expect(await since()).toEqual({
    code: 0,
    result: 'No brand has changed since main.\n',
    failure: '',
  });
});

it('shows what a layer changed, for each brand that it affects', async () => {
  const { dir, since } = await aRepository();
  replaceIn(dir, 'defaults/market/UK.json', 'en-GB', 'cy-GB');
  expect((await since()).result).toBe(
    'acme-uk: changed\n  languages\n    - ["en-GB"]\n    + ["cy-GB"]\n',
  );
});

it('shows a word and a text in a language that a brand offers, and in no other', async () => {
  const { dir, git, since } = await aRepository();
  const fixture = join(import.meta.dirname, '../../../../tests/brands/broken/translations.missing');
  cpSync(fixture, dir, { recursive: true });
  git('add', '.');
  git('commit', '--quiet', '--no-gpg-sign', '--message', 'French');
  replaceIn(dir, 'defaults/base.json', '"Vous y êtes presque"', '"Encore un pas"');
  writeFileSync(join(dir, 'terms/terms.fr.md'), 'Autre chose.\n');
  const { result } = await since();
  expect(result).toContain('acme-ca: changed');
  expect(result).toContain('translations.fr-CA.headings.paid');
  expect(result).toContain('terms/terms.fr.md');
  expect(result).not.toContain('acme: changed');
});

it('shows a changed price, a changed text, and added and removed brands', async () => {
  const { dir, since } = await aRepository();
  replaceIn(dir, 'plans/acme-us.json', '"price": 2900', '"price": 3900');
  replaceIn(dir, 'terms/terms.md', 'you', 'everybody');
  rmSync(`${dir}/acme-ca.json`);
  const { result } = await since('acme', 'acme-ca');
  expect(result).toMatch(
    /^acme: changed\n {2}catalogue plans\.\S+\.price\n {4}- 2900\n {4}\+ 3900\n {2}terms\/terms\.md has other content\n\nacme-ca: removed\n$/,
  );
});

it('shows programs the same', async () => {
  const { dir, since } = await aRepository();
  replaceIn(dir, 'acme.json', '"Acme"', '"Acme Chat"');
  expect(JSON.parse((await since('acme', '--format', 'json')).result)).toEqual({
    since: 'main',
    brands: [
      {
        brand: 'acme',
        change: 'changed',
        settings: [{ key: 'name', pointer: '/name', before: 'Acme', after: 'Acme Chat' }],
        catalogue: [],
        files: [],
      },
    ],
  });
});

it("leaves the work tree and git's index as they were", async () => {
  const { dir, git, since } = await aRepository();
  replaceIn(dir, 'acme.json', '"Acme"', '"Acme Chat"');
  const before = [git('status', '--porcelain'), readdirSync(dirname(dir))];
  await since();
  expect([git('status', '--porcelain'), readdirSync(dirname(dir))]).toEqual(before);
});

it('does not hold an older folder to the schema of today', async () => {
  const { dir, git, since } = await aRepository();
  replaceIn(dir, 'acme.json', '"theme"', '"colours": { "red": 1 },\n  "theme"');
  git('commit', '--quiet', '--no-gpg-sign', '--all', '--message', 'A key of old');
  replaceIn(dir, 'acme.json', '"colours": { "red": 1 },', '');
  expect((await since('acme')).result).toBe(
    'acme: changed\n  colours.red\n    - 1\n    + (not set)\n',
  );
});

it.each([
  [['acme'], 'Name two brands, or --since <ref>.\n'],
  [['acme', 'acme-uc'], /^There is no brand "acme-uc"\. Did you mean "acme-/],
])('refuses %j with 2 and one line', async (args, line) => {
  const { code, failure } = await diff(...args);
  expect(code).toBe(2);
  expect(failure).toMatch(line);
});

it('refuses with 2 and one line what is no reference of a commit', async () => {
  const { dir } = await aRepository();
  for (const ref of ['nowhere', '--all', '--output=x', 'main:brands', '']) {
    const { code, failure } = await ranBrands('diff', `--since=${ref}`, '--dir', dir);
    expect(code).toBe(2);
    expect(failure).toBe(`There is no git reference "${ref}". Name a commit, a branch or a tag.\n`);
  }
});

it('says where there is no repository', async () => {
  const dir = await aBrandFolder();
  const { code, failure } = await ranBrands('diff', '--since', 'main', '--dir', dir);
  expect({ code, failure }).toEqual({ code: 2, failure: `${dir} is in no git repository.\n` });
});

it('shows every brand as new when the folder did not exist', async () => {
  const { dir, git } = await aRepository();
  const empty = git(
    'commit-tree',
    '-m',
    'Empty',
    git('hash-object', '-t', 'tree', '-w', '/dev/null').trim(),
  ).trim();
  const { result } = await ranBrands('diff', '--since', empty, '--dir', dir);
  expect(result).toBe('acme: new\n\nacme-ca: new\n\nacme-uk: new\n');
});
