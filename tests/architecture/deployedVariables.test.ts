import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/server/config/readConfig.ts';

/** The variables in the first column of the table in docs/deploy.md. */
function documented(): readonly string[] {
  const page = readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => row.split(' | ')[0]?.match(/(?<=`)[A-Z_]+(?=`)/g) ?? []);
}

/** The variables that a server asks for by name. Those of an account or a brand are found by their form. */
function asked(environment: Readonly<Record<string, string>>): readonly string[] {
  const names = new Set<string>();
  readConfig(
    new Proxy(environment, {
      get: (variables, name) => {
        if (typeof name === 'string') names.add(name);
        return variables[String(name)];
      },
    }),
  );
  return [...names];
}

it.each([
  ['production', { NODE_ENV: 'production', SMTP_URL: 'smtps://host:465' }],
  ['a server with local providers', { SANDBOX_URL: 'http://127.0.0.1:4010' }],
])('docs/deploy.md lists every variable that %s reads', (_what, environment) => {
  // The text below the table describes these two.
  const elsewhere = ['NODE_ENV', 'SANDBOX_URL'];
  const known = [...documented(), ...elsewhere];
  expect(asked(environment).filter((name) => !known.includes(name))).toEqual([]);
});
