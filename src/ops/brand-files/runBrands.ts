import { parseArgs } from 'node:util';
import { findFlagFault } from '../../core/rules/commandLine/findFlagFault.ts';
import { visible } from './format/visible.ts';
import { didYouMean } from './problem/didYouMean.ts';
import { CannotRun } from './verbs/CannotRun.ts';
import { fileFault } from './verbs/fileFault.ts';
import type { ExitCode, Output, Verb } from './verbs/Verb.ts';

/** Each verb is loaded on demand, so that none slows another down. */
const VERBS: Readonly<Record<string, () => Promise<Verb>>> = {
  new: async () => (await import('./verbs/new.ts')).newVerb,
  check: async () => (await import('./verbs/check.ts')).check,
  build: async () => (await import('./verbs/build.ts')).build,
  format: async () => (await import('./verbs/format.ts')).format,
  clean: async () => (await import('./verbs/clean.ts')).clean,
  explain: async () => (await import('./verbs/explain.ts')).explain,
  diff: async () => (await import('./verbs/diff.ts')).diff,
  checklist: async () => (await import('./verbs/checklist.ts')).checklist,
  translations: async () => (await import('./verbs/translations.ts')).translations,
  scripts: async () => (await import('./verbs/scripts.ts')).scripts,
  list: async () => (await import('./verbs/list.ts')).list,
};

/** Runs `brands VERB …` and returns the exit code. A failure is one line, never a stack trace. */
export async function runBrands(args: readonly string[], output: Output): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    output.result(await helpText());
    return name === undefined ? 2 : 0;
  }
  try {
    return await runVerb(name, rest, output);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    output.failure(`${reason.split('\n').map(visible).join('\n')}\n`);
    return 2;
  }
}

/**
 * Returns an error that a person can fix, in one line: one of ours, or one of the file system. Null
 * for a bug.
 */
function reasonOf(error: unknown): string | null {
  if (error instanceof CannotRun) return error.message;
  if (!(error instanceof Error && 'syscall' in error)) return null;
  return fileFault(error, 'run this again') ?? error.message;
}

async function runVerb(name: string, rest: readonly string[], output: Output): Promise<ExitCode> {
  const load = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (load === undefined) {
    throw new CannotRun(`There is no verb "${name}". ${didYouMean(name, Object.keys(VERBS))}`);
  }
  const verb = await load();
  if (rest.includes('--help') || rest.includes('-h')) {
    output.result(`${usageOf(name, verb)}\n`);
    return 0;
  }
  return verb.run({ ...parseOptions(name, verb, rest), output });
}

function parseOptions(name: string, verb: Verb, rest: readonly string[]): ParsedOptions {
  const usage = `Usage: ${usageOf(name, verb)}`;
  const { tokens, ...parsed } = parsedArgs(verb, rest, usage);
  const fault = findFlagFault(tokens, ['since']);
  if (fault !== null) throw new CannotRun(`${fault} ${usage}`);
  return parsed;
}

function parsedArgs({ options, takesNames }: Verb, rest: readonly string[], usage: string) {
  try {
    return parseArgs({ args: [...rest], options, allowPositionals: takesNames, tokens: true });
  } catch (cause) {
    // The first sentence says what is wrong. Others explain parseArgs itself.
    const [reason] = cause instanceof Error ? cause.message.split(/\.\s/) : [String(cause)];
    throw new CannotRun(`${reason}. ${usage}`, { cause });
  }
}

interface ParsedOptions {
  readonly values: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
}

async function helpText(): Promise<string> {
  const lines = Object.entries(VERBS).map(async ([name, load]) => {
    const verb = await load();
    return `  ${usageOf(name, verb)}\n      ${verb.summary}\n`;
  });
  return `Usage:\n${(await Promise.all(lines)).join('')}`;
}

function usageOf(name: string, verb: Verb): string {
  return `npm run brands -- ${name} ${verb.usage}`.trim();
}
