import { parseArgs } from 'node:util';
import type { Result } from '../../../core/contract/Result.ts';
import { findFlagFault } from '../../../core/rules/commandLine/findFlagFault.ts';

/** The flags as typed. Empty when a flag is absent. */
export interface LinkArguments {
  readonly kind: 'lead' | 'deal';
  readonly values: Readonly<Partial<Record<LinkFlag, string>>>;
}

/** Every flag, its value, and which of the two kinds has it. */
export const LINK_FLAGS = {
  brand: ['ID', 'both', 'whose link it is'],
  email: ['ADDRESS', 'both', 'a deal with an address is for that address alone'],
  plan: ['ID', 'both', 'chosen at the start; a deal may name one of admin access'],
  expires: [
    'DATE',
    'both',
    'the last day, such as 2027-01-31, or moment, such as 2027-01-31T12:00; in UTC',
  ],
  name: ['"FIRST LAST"', 'lead', 'filled in'],
  company: ['NAME', 'lead', 'filled in'],
  phone: ['+NUMBER', 'lead', 'filled in; with its calling code, such as +44 20 7946 0142'],
  province: ['CODE', 'lead', 'filled in and locked, such as ON'],
  auth: [
    'TYPE',
    'lead',
    'google, facebook or other: who they are is proven, no password is asked for',
  ],
  dashboard: ['URL', 'lead', "where they land, if the brand's allow-list has its host"],
  redirect: ['URL', 'lead', 'the same, before the dashboard'],
  discount: ['ID', 'deal', "a discount of the brand's catalogue"],
  lead: ['ID', 'deal', 'the lead that it was agreed with'],
  account: ['ID', 'deal', 'the account that may upgrade by it'],
} as const;

export type LinkFlag = keyof typeof LINK_FLAGS;

/** Reads `lead --brand slotbook --email …`. The error says what is wrong. */
export function readLinkArguments(args: readonly string[]): Result<LinkArguments, string> {
  const [kind, ...rest] = args;
  if (kind !== 'lead' && kind !== 'deal') return fault("Write 'lead' or 'deal' first.");
  const names = Object.entries(LINK_FLAGS)
    .filter(([, [, whose]]) => whose === 'both' || whose === kind)
    .map(([name]) => name);
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  try {
    const { tokens, values } = parseArgs({ args: rest, options, strict: true, tokens: true });
    const flagFault = findFlagFault(tokens);
    if (flagFault !== null) return fault(flagFault);
    return { ok: true, value: { kind, values } };
  } catch (error) {
    return fault(error instanceof Error ? error.message : String(error));
  }
}

function fault(error: string): Result<LinkArguments, string> {
  return { ok: false, error };
}

/** The command's help, one line for each flag. */
export function linkUsage(): string {
  const lines = Object.entries(LINK_FLAGS).map(([name, [takes, whose, what]]) => {
    const kinds = whose === 'both' ? 'lead, deal' : whose;
    return `  --${`${name} ${takes}`.padEnd(22)} ${kinds.padEnd(11)} ${what}`;
  });
  return ['npm run leads -- lead|deal --brand ID [flags]', '', ...lines].join('\n');
}
