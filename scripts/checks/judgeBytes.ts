/**
 * The most bytes, after brotli at its best (quality 11). Serves Specification 9.0.7 by keeping the
 * page light.
 */
export const BUDGET = {
  /** A page's HTML with its critical CSS, whatever the brand. */
  html: 14_000,
  /** All scripts before a free sign-up can be submitted. */
  script: 92_000,
  /** The part of them that this project wrote. */
  ownScript: 22_000,
  /** The least that a page's critical CSS can have. Below it, a part of the styles was lost. */
  leastStyles: 5_000,
} as const;

const EDITORS_ONLY = /(^|\/)node_modules\/(ajv|ajv-[\w-]+|@rjsf\/[\w-]+)\//;
const OF_BRANDS = /^(brands|dist)\//;

/** The measurements of one build. */
export interface Measured {
  /** Brand and sign-up type → bytes of that page. */
  readonly pages: Readonly<Record<string, number>>;
  /** The same pages → bytes of their critical CSS alone. */
  readonly styles: Readonly<Record<string, number>>;
  /** Scripts that load before the page works, each with its bytes: the entry and what it imports. */
  readonly scripts: Readonly<Record<string, number>>;
  /** The project's own part of them, compressed alone. */
  readonly ownScript: number;
  /** Every module of every script, lazy ones included, by its path in the project. */
  readonly modules: readonly string[];
  /** The text of every script, and the ids of the brands, which no script may contain. */
  readonly code: string;
  readonly brandIds: readonly string[];
}

/** Says what breaks the budget; empty when nothing does. */
export function judgeBytes(measured: Measured): string[] {
  const { pages, styles, scripts, ownScript, modules, code, brandIds } = measured;
  const script = sum(Object.values(scripts));
  const requests = Object.keys(scripts).length;
  return [
    ...Object.entries(pages)
      .filter(([, bytes]) => bytes > BUDGET.html)
      .map(([page, bytes]) => over(`The page ${page}`, bytes, BUDGET.html)),
    ...Object.entries(styles)
      .filter(([, bytes]) => bytes < BUDGET.leastStyles)
      .map(([page, bytes]) => `${page} has ${bytes} bytes of CSS, at least ${BUDGET.leastStyles}.`),
    script > BUDGET.script ? over('The script', script, BUDGET.script) : null,
    ownScript > BUDGET.ownScript ? over('Our own script', ownScript, BUDGET.ownScript) : null,
    requests === 1 ? null : `The script is ${requests} requests, not one.`,
    ...modules
      .filter((id) => EDITORS_ONLY.test(id))
      .map((id) => `${id} is for editors, and in a visitor's script.`),
    ...modules
      .filter((id) => OF_BRANDS.test(id))
      .map((id) => `${id} makes the script depend on the brands.`),
    ...brandIds
      .filter((id) => code.includes(id))
      .map((id) => `The brand '${id}' is named in a script, which no brand may change.`),
  ].filter((breach) => breach !== null);
}

/** The sum of `bytes`. */
export function sum(bytes: readonly number[]): number {
  return bytes.reduce((total, it) => total + it, 0);
}

function over(what: string, bytes: number, allowed: number): string {
  return `${what} has ${bytes} bytes, at most ${allowed}.`;
}
