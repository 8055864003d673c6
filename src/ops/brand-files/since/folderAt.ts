import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CannotRun } from '../verbs/CannotRun.ts';

/**
 * Calls `read` with a folder as it was at a git reference, in a temporary place that is removed
 * afterwards. Changes neither the work tree nor git's own index. A folder that did not exist then
 * is empty. Throws CannotRun without git, a repository or such a reference.
 */
export async function folderAt<T>(
  dir: string,
  ref: string,
  read: (then: string) => Promise<T>,
): Promise<T> {
  const noRepository = `${dir} is in no git repository.`;
  const path = (await git(dir, ['rev-parse', '--show-prefix'], noRepository)).trim();
  const commit = (
    await git(
      dir,
      ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`],
      `There is no git reference "${ref}". Name a commit, a branch or a tag.`,
    )
  ).trim();
  const temporary = await mkdtemp(join(tmpdir(), 'brands-'));
  const then = join(temporary, 'brands');
  try {
    await mkdir(then);
    await writeTree(dir, `${commit}:${path.replace(/\/$/, '')}`, temporary, then);
    return await read(then);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Uses a temporary index, so that git's own index does not change. */
async function writeTree(dir: string, tree: string, temporary: string, then: string) {
  if (!(await isThere(dir, tree))) return;
  const ownIndex = { GIT_INDEX_FILE: join(temporary, 'index') };
  const failed = `git cannot read ${tree}.`;
  await git(dir, ['read-tree', tree], failed, ownIndex);
  // When run inside the tree, git would only list what is below that folder.
  const top = join(dir, (await git(dir, ['rev-parse', '--show-cdup'], failed)).trim());
  await git(top, ['checkout-index', '--all', '--quiet', `--prefix=${then}/`], failed, ownIndex);
}

function isThere(dir: string, tree: string): Promise<boolean> {
  return git(dir, ['cat-file', '-e', tree], '').then(
    () => true,
    () => false,
  );
}

async function git(
  cwd: string,
  args: readonly string[],
  refusal: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const env = { ...process.env, ...environment };
    const { stdout } = await promisify(execFile)('git', [...args], { cwd, env });
    return stdout;
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    throw new CannotRun(isMissing ? 'This needs git, which is not there.' : refusal, { cause });
  }
}
