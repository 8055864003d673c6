import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES, MARKETS } from '../../src/ops/brand-files/new/NewBrandAnswers.ts';
import { placeholderLogo } from '../../src/ops/brand-files/new/placeholderLogo.ts';
import { seededNumbers } from './seededNumbers.ts';

const SHIPPED = join(import.meta.dirname, '../../brands');
const SCHEMA = '../schemas/brand.schema.json';
/** How many brands share a text. */
const SHARED_BY = 10;

const CATALOGUES = { US: 'slotbook-us', CA: 'slotbook-ca', UK: 'frontdesk-uk' } as const;
const TYPES = { US: ['free', 'paid'], CA: ['free', 'paid'], UK: ['noCardSignup', 'paid'] } as const;
const PATTERNS = ['none', 'grid', 'dots', 'rings', 'waves', 'diagonal'] as const;
const PAIRINGS = ['inter', 'figtree', 'manrope', 'work-sans', 'dm-sans', 'outfit'] as const;

/**
 * Writes a folder with this many brands that pass every check: each with its own theme and logo,
 * terms and privacy shared by ten, one in ten extending another. The same seed gives the same
 * bytes. `dir` must be empty or missing.
 */
export function writeManyBrands(dir: string, count: number, seed = 1): void {
  for (const folder of ['logos', 'terms', 'plans'])
    mkdirSync(join(dir, folder), { recursive: true });
  for (const folder of ['defaults', 'plans']) {
    cpSync(join(SHIPPED, folder), join(dir, folder), { recursive: true });
  }
  const terms = readFileSync(join(SHIPPED, 'terms/terms-us.md'), 'utf8');
  const privacy = readFileSync(join(SHIPPED, 'terms/privacy-us.md'), 'utf8');
  for (let text = 0; text < Math.ceil(count / SHARED_BY); text++) {
    const added = `\n## Terms of group ${text}\n\nThese are the terms of the brands of group ${text}.\n`;
    writeFileSync(join(dir, 'terms', `terms-${text}.md`), terms + added);
    writeFileSync(join(dir, 'terms', `privacy-${text}.md`), privacy + added);
  }
  const random = seededNumbers(seed);
  for (let index = 0; index < count; index++) writeBrand(dir, index, random);
}

function writeBrand(dir: string, index: number, random: () => number): void {
  const id = idOf(index);
  const pick = <T>(choices: readonly [T, ...T[]] | readonly T[]) =>
    choices[Math.floor(random() * choices.length)];
  const accent = darkColour(random);
  const ink = darkColour(random, 0.35);
  const name = `Brand ${index}`;
  const logo = placeholderLogo(name, accent, ink);
  // Its neighbour's category and market, so that what it inherits fits.
  const market = MARKETS[Math.floor(index / 2) % MARKETS.length] ?? 'US';
  const category = CATEGORIES[Math.floor(index / 6) % CATEGORIES.length];
  const [type = 'free', paid = 'paid'] = TYPES[market];
  const group = Math.floor(index / SHARED_BY);
  const language = market === 'UK' ? 'en-GB' : `en-${market}`;
  const brand = {
    $schema: SCHEMA,
    id,
    ...(index % SHARED_BY === 1 ? { extends: idOf(index - 1) } : {}),
    name,
    legalName: `Brand ${index}, Inc.`,
    category,
    market,
    hosts: [`signup.${id}.example`, `join.${id}.example`],
    languages: [language],
    dateLanguage: language,
    links: {
      website: `https://www.${id}.example`,
      login: `https://app.${id}.example/login`,
      dashboard: `https://app.${id}.example/`,
    },
    redirectHosts: [`app.${id}.example`, `www.${id}.example`],
    support: { email: `help@${id}.example`, hours: 'Monday to Friday, 8 am to 6 pm' },
    paymentAccount: `bench-${market.toLowerCase()}`,
    logo: { file: `${id}.svg`, width: logo.width, height: logo.height },
    theme: {
      accent,
      ink,
      surface: lightColour(random),
      type: pick(PAIRINGS),
      signature: { pattern: pick(PATTERNS), panel: 'tinted', heading: 'plain' },
    },
    signupTypes: { offered: [type, paid], default: type },
    agreement: { terms: `terms-${group}`, privacy: `privacy-${group}` },
    plans: { catalogue: CATALOGUES[market] },
    afterSignup: random() < 0.5 ? 'activationEmail' : 'activeAccount',
    texts: { successHeading: `Welcome to ${name}`, nextStep: `Open ${name} and look around.` },
  };
  writeFileSync(join(dir, `${id}.json`), `${JSON.stringify(brand, null, 2)}\n`);
  writeFileSync(join(dir, 'logos', `${id}.svg`), logo.svg);
}

/** The id of the nth brand. */
export function idOf(index: number): string {
  return `brand-${index}`;
}

/**
 * Each channel is at most a `share` of 90: dark enough to read on white, and with white text on it.
 */
function darkColour(random: () => number, share = 1): string {
  return hex(() => random() * 90 * share);
}

function lightColour(random: () => number): string {
  return hex(() => 247 + random() * 8);
}

function hex(channel: () => number): string {
  const two = () => Math.floor(channel()).toString(16).padStart(2, '0');
  return `#${two()}${two()}${two()}`;
}
