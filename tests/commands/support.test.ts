import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DEMO_PEOPLE } from '../../src/server/commands/demo/demoPeople.ts';
import { runServer } from '../../src/server/runServer.ts';
import { SELECTORS, SUPPORT_VERBS } from '../../src/server/support/readSupportArguments.ts';
import { runSupport } from '../../src/server/support/runSupport.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { writeBuild } from '../factories/brands/writeBuild.ts';
import { aPaidBrand } from '../factories/payments/aPaidSignUp.ts';
import { aConfig } from '../factories/servers/aConfig.ts';

const WHO = ['--by', 'Grace', '--why', 'ticket 12'];

/** A folder with a build and a running server's data, including its demo accounts. */
async function aServedFolder(): Promise<string> {
  const folder = await aTemporaryFolder();
  await writeBuild(join(folder, 'dist'), aPaidBrand());
  const server = await runServer({
    config: aConfig({
      port: 0,
      dataDir: join(folder, 'data'),
      distDir: join(folder, 'dist'),
      logLevel: 'silent',
    }),
    renderPage: () => ({ pieces: ['<!doctype html><title>Slotbook</title>'], styleHashes: [] }),
  });
  onTestFinished(() => server.stop());
  return folder;
}

async function run(folder: string, ...args: readonly string[]) {
  const [printed, complained]: [string[], string[]] = [[], []];
  const code = await runSupport({
    args,
    dataDir: join(folder, 'data'),
    databaseUrl: null,
    port: 4000,
    distDir: join(folder, 'dist'),
    print: (line) => void printed.push(line),
    complain: (line) => void complained.push(line),
  });
  return { code, printed: printed.join('\n'), complained: complained.join('\n') };
}

it('answers beside a server that runs on the same data, in words or as JSON', async () => {
  const folder = await aServedFolder();
  const selector = ['--email', 'taken@example.com'];

  const found = await run(folder, 'find', ...selector, ...WHO, '--format', 'json');
  const [signUp] = JSON.parse(found.printed).signUps;
  const shown = await run(folder, 'show', '--account', signUp.accountId, ...WHO);

  expect(shown).toMatchObject({ code: 0, complained: '' });
  expect(shown.printed).toMatch(/^user\n {2}id .* · email taken@example\.com/);
  expect(shown.printed).toContain('find · done_by Grace · reason ticket 12 · outcome done');
});

it.each(['', '-wal'])('leaves no erased address in the file signup.sqlite%s', async (suffix) => {
  const folder = await aServedFolder();
  const file = join(folder, 'data', `signup.sqlite${suffix}`);
  const { email } = DEMO_PEOPLE.find(({ role }) => role === 'member') ?? { email: '' };
  expect(readFileSync(`${folder}/data/signup.sqlite-wal`).includes(email)).toBe(true);

  const { complained } = await run(folder, 'erase', '--email', email, ...WHO);

  expect(complained).toBe('');
  expect(readFileSync(file).includes(email)).toBe(false);
});

it('says in one line what it does not do', async () => {
  const folder = await aServedFolder();

  const said = await run(folder, 'refund', '--order', 'none', ...WHO);

  expect(said).toEqual({ code: 1, printed: '', complained: 'Nothing is kept by that order.' });
});

it('does not say that a person is nowhere when the brand is misspelt', async () => {
  const folder = await aServedFolder();
  const selector = ['--email', 'taken@example.com', '--brand', 'slotbok', ...WHO];

  for (const verb of ['find', 'show', 'erase']) {
    const said = await run(folder, verb, ...selector);
    const complained = 'There is no brand "slotbok". There are: slotbook.';
    expect(said).toEqual({ code: 1, printed: '', complained });
  }
});

it.each([
  ['what it does not do', 1, ['refund', '--order', 'none', ...WHO, '--format=json']],
  ['what it does not understand', 2, ['delete', '--format', 'json']],
  ['who is not there', 1, ['show', '--email', 'a@b.example', ...WHO, '--format', 'json']],
])('says %s as JSON, too, where JSON is asked for', async (_, code, args) => {
  const folder = await aServedFolder();

  const said = await run(folder, ...args);

  const { kind, reason } = JSON.parse(said.printed);
  expect({ code: said.code, kind }).toEqual({ code, kind: 'refused' });
  expect(said.complained.startsWith(reason)).toBe(true);
});

describe('is not understood', () => {
  it.each([
    ['without a verb', [], 'Write one of find, show, resend, refund, export, erase first.'],
    ['with another verb', ['delete'], 'Write one of find'],
    [
      'without who',
      ['find', '--email', 'a@b.example', '--why', 'x'],
      'Write --by and who you are.',
    ],
    ['without why', ['find', '--email', 'a@b.example', '--by', 'x', '--why', ' '], 'Write --why'],
    ['without a selector', ['find', ...WHO], 'Write one of --email, --account, --order'],
    ['with two', ['find', '--email', 'a', '--order', 'b', ...WHO], 'Write one of --email'],
    ['in another format', ['find', '--email', 'a', '--format', 'xml', ...WHO], 'Write --format'],
    [
      'with a selector twice',
      ['erase', '--email', 'a@b.example', '--email', 'c@b.example', ...WHO],
      '--email is written twice. Write it once.',
    ],
    ['with an empty selector', ['find', '--email', '', '--order', 'b', ...WHO], '--email has no'],
    ['with an empty brand', ['erase', '--email', 'a', '--brand=', ...WHO], '--brand has no value.'],
    ['with a flag that is none', ['find', '--mail', 'a', ...WHO], "Unknown option '--mail'"],
  ])('%s', async (_name, args, expected) => {
    const { code, complained, printed } = await run(await aTemporaryFolder(), ...args);

    expect([code, printed]).toEqual([2, '']);
    expect(complained).toContain(expected);
  });
});

it('docs/support.md names every verb and selector', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/support.md'), 'utf8');

  for (const verb of Object.keys(SUPPORT_VERBS)) expect(text).toContain(`| \`${verb}\` |`);
  for (const selector of Object.keys(SELECTORS)) expect(text).toContain(`\`--${selector}\``);
});
