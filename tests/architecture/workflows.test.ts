import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.github/workflows');
const SCRIPTS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
).scripts;

describe.each(readdirSync(FOLDER))('the workflow %s', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');

  it("runs GitHub's own actions, each pinned to a major version", () => {
    const used = [...text.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/^actions\/[a-z-]+@v\d+$/.test(action))).toEqual([]);
  });

  it('runs commands that are there', () => {
    const run = [...text.matchAll(/npm run --silent (\S+)/g)].map(([, script = '']) => script);
    expect(run.length).toBeGreaterThan(0);
    expect(run.filter((script) => !Object.hasOwn(SCRIPTS, script))).toEqual([]);
  });

  it('may only read, ends by itself, and puts nothing of a pull request into a shell', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
    const jobs = text.match(/runs-on:/g)?.length;
    expect(text.match(/timeout-minutes: \d+/g)?.length).toBe(jobs);
    const commands = text.match(/run: (\|\n(?: {10,}.*\n)+|.*\n)/g) ?? [];
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
  });
});
