import type { Config } from './Config.ts';
import { isThisMachine } from './isThisMachine.ts';

/** A problem with an environment variable, in words for the person who starts the server. */
export interface ConfigProblem {
  readonly variable: string;
  readonly message: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads variables one by one and collects every problem, so that all are reported at once. */
export class EnvironmentReader {
  readonly problems: ConfigProblem[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** The value, trimmed. An empty one counts as unset. */
  optional(variable: string): string | null {
    const value = this.#environment[variable]?.trim();
    return value === undefined || value === '' ? null : value;
  }

  /** The names of set variables that match, in order. */
  namesLike(pattern: RegExp): string[] {
    const names = Object.keys(this.#environment).filter((name) => pattern.test(name));
    return names.filter((name) => this.optional(name) !== null).toSorted();
  }

  required(variable: string, write: string): string {
    const value = this.optional(variable);
    if (value !== null) return value;
    this.problem(variable, `${variable} is not set. Set it to ${write}.`);
    return '';
  }

  /**
   * A key or an id from a provider, which becomes a header or part of an address. Each request would
   * fail with a character that is not of ASCII, as one that was pasted unseen. Not shown.
   */
  key(variable: string, write: string): string {
    const value = this.required(variable, write);
    if (value === '' || /^[\x20-\x7e]+$/.test(value)) return value;
    this.problem(
      variable,
      `${variable} has a character that no key has. Copy it again, without quotation marks or line breaks.`,
    );
    return '';
  }

  oneOf<T extends string>(variable: string, allowed: readonly T[], standard: T): T {
    const value = this.optional(variable);
    if (value === null) return standard;
    const found = allowed.find((item) => item === value);
    if (found !== undefined) return found;
    this.refuse(variable, value, `one of ${allowed.join(', ')}`);
    return standard;
  }

  wholeNumber(variable: string, least: number, most: number, standard: number): number {
    const value = this.optional(variable);
    if (value === null) return standard;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= most) return number;
    this.refuse(variable, value, `a whole number from ${least} to ${most}`);
    return standard;
  }

  fraction(variable: string, standard: number): number {
    const value = this.optional(variable);
    if (value === null) return standard;
    const number = Number(value);
    if (Number.isFinite(number) && number >= 0 && number <= 1) return number;
    this.refuse(variable, value, 'a number from 0 to 1');
    return standard;
  }

  address(variable: string, protocols: readonly string[], value: string | null): string | null {
    if (value === null) return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url !== null && protocols.includes(url.protocol)) return value.replace(/\/+$/, '');
    this.refuse(variable, value, `an address such as ${protocols[0]}//127.0.0.1:4010`);
    return null;
  }

  /**
   * The address of a service that gets keys or customers' data, which paths are appended to. Over
   * TLS in production, except on this machine.
   */
  service(
    variable: string,
    environment: Config['environment'],
    value: string | null,
  ): string | null {
    const address = this.address(variable, ['https:', 'http:'], value);
    if (address === null) return null;
    const { hash, password, search, username } = new URL(address);
    if (`${hash}${password}${search}${username}` !== '') {
      this.problem(
        variable,
        `${variable} has more than an address. Write it without a name, a password, a ? or a #.`,
      );
    }
    this.requireTls(variable, environment, address);
    return address;
  }

  /** Reports an address on another machine that is not encrypted in production. */
  requireTls(variable: string, environment: Config['environment'], address: string): void {
    const { hostname, protocol } = new URL(address);
    if (environment !== 'production' || protocol === 'https:' || isThisMachine(hostname)) return;
    this.problem(
      variable,
      `${variable} is on another machine, and not encrypted. Write an https address, or one of this machine, such as http://127.0.0.1:4010.`,
    );
  }

  /**
   * Shows the value without the part before an @, because an address may contain a password there.
   */
  refuse(variable: string, value: string, write: string): void {
    const shown = value.replace(/^([a-z]+:\/\/)?.*@/is, '$1…@');
    this.problem(variable, `${variable} is '${shown}', which cannot be used. Write ${write}.`);
  }

  problem(variable: string, message: string): void {
    this.problems.push({ variable, message });
  }
}
