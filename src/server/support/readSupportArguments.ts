import { parseArgs } from 'node:util';
import type { Result } from '../../core/contract/Result.ts';
import { findFlagFault } from '../../core/rules/commandLine/findFlagFault.ts';

/** Every verb, and what it does. */
export const SUPPORT_VERBS = {
  find: 'lists the sign-ups of a person, an account or an order',
  show: 'tells the whole history of one: orders, payments, mails, texts agreed to, what support did',
  resend: 'sends the activation mail again',
  refund:
    'gives the money of an order back, by a void where that can still be, and ends it at billing',
  export: 'writes all that is kept of a person',
  erase: 'removes a person, but for what the law makes one keep, which it names',
} as const;

export type SupportVerb = keyof typeof SUPPORT_VERBS;

/** How to find a person: the flag, its value, and its meaning. */
export const SELECTORS = {
  email: ['ADDRESS', 'their e-mail address'],
  account: ['ID', 'their account'],
  order: ['NUMBER', 'the order number, as a receipt has it, or the id of the order'],
  receipt: ['NUMBER', 'the same'],
  transaction: ['ID', "the payment provider's name for a payment"],
} as const;

export type Selector = keyof typeof SELECTORS;

/** The request, who makes it, and why. */
export interface SupportRequest {
  readonly verb: SupportVerb;
  readonly by: string;
  readonly why: string;
  readonly selector: Selector;
  readonly value: string;
  /** Null for all brands. */
  readonly brandId: string | null;
  readonly format: 'text' | 'json';
}

const OPTIONS = {
  by: { type: 'string' },
  why: { type: 'string' },
  brand: { type: 'string' },
  format: { type: 'string', default: 'text' },
  email: { type: 'string' },
  account: { type: 'string' },
  order: { type: 'string' },
  receipt: { type: 'string' },
  transaction: { type: 'string' },
} as const;

/** Reads `show --order … --by … --why …`. The error says what is wrong. */
export function readSupportArguments(args: readonly string[]): Result<SupportRequest, string> {
  const [word, ...rest] = args;
  const verb = keysOf(SUPPORT_VERBS).find((name) => name === word);
  if (verb === undefined) return fault(`Write one of ${keysOf(SUPPORT_VERBS).join(', ')} first.`);
  try {
    const { tokens, values } = parseArgs({
      args: rest,
      options: OPTIONS,
      strict: true,
      tokens: true,
    });
    const flagFault = findFlagFault(tokens, ['by', 'why']);
    if (flagFault !== null) return fault(flagFault);
    const { brand = null, by = '', format, why = '' } = values;
    if (by.trim() === '') return fault('Write --by and who you are.');
    if (why.trim() === '') return fault('Write --why and the reason, such as the ticket.');
    if (format !== 'text' && format !== 'json') return fault('Write --format text or json.');
    const named = keysOf(SELECTORS).flatMap((selector) => {
      const value = values[selector]?.trim() ?? '';
      return value === '' ? [] : [{ selector, value }];
    });
    const [one, ...others] = named;
    if (one === undefined || others.length > 0) {
      return fault(
        `Write one of ${keysOf(SELECTORS)
          .map((name) => `--${name}`)
          .join(', ')}.`,
      );
    }
    return { ok: true, value: { verb, by, why, brandId: brand, format, ...one } };
  } catch (error) {
    return fault(error instanceof Error ? error.message : String(error));
  }
}

/** Whether the answer should be JSON, even when the other arguments are not understood. */
export function wantsJson(args: readonly string[]): boolean {
  const at = args.indexOf('--format');
  return args.includes('--format=json') || (at >= 0 && args[at + 1] === 'json');
}

function fault(error: string): Result<SupportRequest, string> {
  return { ok: false, error };
}

/** The command's help. */
export function supportUsage(): string {
  const verbs = Object.entries(SUPPORT_VERBS).map(([verb, does]) => `  ${verb.padEnd(8)} ${does}`);
  const selectors = Object.entries(SELECTORS).map(
    ([name, [takes, what]]) => `  --${`${name} ${takes}`.padEnd(20)} ${what}`,
  );
  return [
    'npm run support -- VERB --by NAME --why REASON SELECTOR [--brand ID] [--format json]',
    '',
    ...verbs,
    '',
    'One selector:',
    ...selectors,
    '',
    'Each call is written down: who, when, why, and what came of it.',
  ].join('\n');
}

/** The keys of a table in this file, which has no others. */
function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  // The type of Object.keys is only string.
  return Object.keys(table) as Key[];
}
