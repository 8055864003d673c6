import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/server/storage/openDatabase.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { writeBuild } from '../factories/brands/writeBuild.ts';
import { aPaidBrand } from '../factories/payments/aPaidSignUp.ts';
import { runScript, runScriptWithin, type ScriptOutcome } from '../factories/servers/runScript.ts';

/**
 * Every command that opens the database, as typed. A backup is written to and read from `other`.
 */
const COMMANDS = {
  support: () => ['support.ts', 'find', '--email', 'a@b.example', '--by', 'Grace', '--why', '12'],
  leads: () => ['leads.ts', 'lead', '--brand', 'slotbook', '--email', 'gina@visitor.example'],
  backup: (other: string) => ['backup.ts', join(other, 'copy.sqlite')],
  restore: (other: string) => ['restore.ts', join(other, 'good.sqlite')],
  server: () => ['../src/server/main.ts'],
} as const satisfies Readonly<Record<string, (other: string) => readonly [string, ...string[]]>>;

type Command = keyof typeof COMMANDS;

interface Fault {
  readonly on: readonly Command[];
  /** Breaks the data, and returns the environment variables that then differ. */
  readonly make: (dataDir: string) => Promise<Readonly<Record<string, string>>>;
  /** The maximum size of a file, in blocks of 512 bytes, so that a test needs no full disk. */
  readonly blocks?: number;
  readonly says: RegExp;
}

const none = async () => ({});

const FAULTS: Readonly<Record<string, Fault>> = {
  'a disk without room for anything': {
    on: ['support', 'leads', 'backup', 'server'],
    make: none,
    blocks: 0,
    says: /Look whether it is full or failing|There is no room left for/,
  },
  'a disk that is full at the commit': {
    on: ['support', 'leads', 'backup', 'server'],
    make: aBusyDatabase,
    blocks: 68,
    says: /Look whether it is full or failing|There is no room left for/,
  },
  'a disk that is full where it goes': {
    on: ['restore'],
    make: aNewFolder,
    blocks: 68,
    says: /Look whether it is full or failing|There is no room left for/,
  },
  'a folder that is not there': {
    on: ['support', 'leads', 'backup'],
    make: aNewFolder,
    says: /signup\.sqlite is not there\. Set DATA_DIR to /,
  },
  'a folder that cannot be made': {
    on: ['restore', 'server'],
    make: async () => ({ DATA_DIR: '/proc/data' }),
    says: /The data directory \/proc\/data cannot be written\. Make it writable, or set DATA_DIR/,
  },
  'a file in place of the folder': {
    on: ['restore', 'server'],
    make: async (dataDir) => ({ DATA_DIR: join(dataDir, 'signup.sqlite') }),
    says: /The data directory .*signup\.sqlite cannot be written\. Make it writable/,
  },
  'a database that is none': {
    on: ['support', 'leads', 'backup', 'server'],
    make: async (dataDir) => {
      await writeFile(join(dataDir, 'signup.sqlite'), 'Nothing but words, and enough of them.\n');
      return {};
    },
    says: /signup\.sqlite is damaged, or is no database\. .*npm run restore/,
  },
  'a database of another version': {
    on: ['support', 'leads', 'server'],
    make: async (dataDir) => {
      const database = new DatabaseSync(join(dataDir, 'signup.sqlite'));
      database.exec("insert into kysely_migration values ('0001Other', '2036-01-01')");
      database.close();
      return {};
    },
    says: /was made by another version of this program\. Use that version, or a newer one\./,
  },
  'a PostgreSQL that is away': {
    on: ['support', 'leads', 'server'],
    make: async () => ({ DATABASE_URL: 'postgres://ada:secret@127.0.0.1:1/signup' }),
    says: /The database server at 127\.0\.0\.1:1 cannot be reached\. Start it/,
  },
};

async function aNewFolder(): Promise<Readonly<Record<string, string>>> {
  return { DATA_DIR: join(await aTemporaryFolder(), 'data') };
}

/** Beside a running server, its last writes are in a log that cannot grow any more. */
async function aBusyDatabase(dataDir: string): Promise<Readonly<Record<string, string>>> {
  const database = new DatabaseSync(join(dataDir, 'signup.sqlite'));
  onTestFinished(() => database.close());
  database.exec('pragma journal_mode = wal');
  for (let row = 0; row < 10; row += 1) {
    database.exec(`insert into readiness values ('${row}', '2026-11-25T09:00:00.000Z')`);
  }
  return {};
}

/** A folder with a build, and with a database of this version to copy. */
async function aStage(): Promise<string> {
  const stage = await aTemporaryFolder();
  await writeBuild(join(stage, 'dist'), aPaidBrand());
  await mkdir(join(stage, 'dist/page/server'), { recursive: true });
  await writeFile(
    join(stage, 'dist/page/server/renderPage.js'),
    'export const renderPage = () => ({ pieces: [""], styleHashes: [] });',
  );
  const database = await openDatabase({ databaseUrl: null, dataDir: stage });
  await database.destroy();
  return stage;
}

async function outcomeOf(
  command: Command,
  { blocks, make }: Fault,
  stage: string,
): Promise<ScriptOutcome> {
  const [dataDir, other] = [await aTemporaryFolder(), await aTemporaryFolder()];
  await copyFile(join(stage, 'signup.sqlite'), join(dataDir, 'signup.sqlite'));
  await copyFile(join(stage, 'signup.sqlite'), join(other, 'good.sqlite'));
  const variables = {
    DATA_DIR: dataDir,
    DIST_DIR: join(stage, 'dist'),
    PORT: '0',
    SANDBOX_URL: 'http://127.0.0.1:9',
    ...(await make(dataDir)),
  };
  const [script, ...options] = COMMANDS[command](other);
  return blocks === undefined
    ? runScript(script, variables, ...options)
    : runScriptWithin(blocks, script, variables, ...options);
}

/**
 * Tests each fault on one of its commands, the one tested least so far, because the commands and the
 * server share the code that reads a fault. `test:full` tests every fault on every command.
 */
function tried(): (readonly [name: string, fault: Fault, on: readonly Command[]])[] {
  const met: Command[] = [];
  const timesOf = (command: Command) => met.filter((it) => it === command).length;
  return Object.entries(FAULTS).map(([name, fault]) => {
    if (process.env['TEST_FULL'] !== undefined) return [name, fault, fault.on] as const;
    const [least] = fault.on.toSorted((one, other) => timesOf(one) - timesOf(other));
    const on = fault.on.filter((it) => it === least);
    met.push(...on);
    return [name, fault, on] as const;
  });
}

describe('each command says in one line what is wrong, where, and what to do, about', () => {
  const cases = tried();

  it('any fault: none of them is left out', () => {
    const met = cases.flatMap(([, , commands]) => commands);
    expect(new Set(met)).toEqual(new Set(Object.keys(COMMANDS)));
  });

  it.each(cases)('%s', { timeout: 60_000 }, async (_name, fault, commands) => {
    const stage = await aStage();

    const outcomes = await Promise.all(
      commands.map(async (command) => ({ command, ...(await outcomeOf(command, fault, stage)) })),
    );

    expect(outcomes).toEqual(
      commands.map((command) => ({
        command,
        code: command === 'server' ? 2 : 1,
        output: '',
        errors: expect.stringMatching(fault.says),
      })),
    );
    for (const { errors } of outcomes) {
      expect(errors.trim().split('\n')).toHaveLength(1);
      expect(errors).not.toContain('secret');
    }
  });
});
