import type { ParseArgsOptionsConfig } from 'node:util';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import { didYouMean } from '../problem/didYouMean.ts';
import { CannotRun } from '../verbs/CannotRun.ts';
import { readOneOf } from '../verbs/readOneOf.ts';
import type { Ask } from '../verbs/Verb.ts';
import { tagsIn } from './inheritedLanguages.ts';
import { assumedAnswers, CATEGORIES, MARKETS, type NewBrandAnswers } from './NewBrandAnswers.ts';

export const NEW_BRAND_FLAGS: ParseArgsOptionsConfig = {
  category: { type: 'string' },
  market: { type: 'string' },
  languages: { type: 'string' },
  name: { type: 'string' },
  'legal-name': { type: 'string' },
  host: { type: 'string' },
  website: { type: 'string' },
  'support-email': { type: 'string' },
  accent: { type: 'string' },
  layout: { type: 'string' },
  catalogue: { type: 'string' },
  'new-catalogue': { type: 'boolean' },
  extends: { type: 'string' },
};

/** What the folder of the new brand says about answers. */
export interface AnswersIn {
  /** The languages that a brand of a market offers unless it sets its own, the default first. */
  readonly languagesOf: (market: Brand['market']) => readonly string[];
  /** Why a brand file there refuses an answer, in one line; null when it accepts it. */
  readonly faultOf: (key: string, answer: string) => string | null;
}

const LAYOUT_QUESTION = 'Layout of its page (split, card, rail or banner)';

const LANGUAGES_QUESTION = 'Languages, the default first';

/** What a new brand inherits from the one that it extends, unless an answer sets it. */
export type ParentBrand = Pick<Brand, 'id' | 'category' | 'market'>;

/** The settings that can be asked for, except those that every brand sets itself. */
const ANSWERED = ['legalName', 'links.website', 'support.email', 'theme.accent', 'theme.layout'];

export interface GatheredAnswers {
  readonly answers: NewBrandAnswers;
  /** The settings whose answers were assumed, by key of the brand file. */
  readonly assumed: ReadonlySet<string>;
}

/**
 * Collects the answers from flags, from the terminal (`ask`), or from defaults. Throws CannotRun
 * when category or market is unknown, because only a brand that is extended gives a default for
 * them.
 */
export async function answersOf(
  id: string,
  flags: Readonly<Record<string, unknown>>,
  ask: Ask | undefined,
  parent: ParentBrand | null,
  { faultOf, languagesOf }: AnswersIn,
): Promise<GatheredAnswers> {
  const assumed = new Set<string>();
  const category = await choose('category', 'Category', CATEGORIES, parent?.category);
  const market = await choose('market', 'Market', MARKETS, parent?.market);
  const guess = assumedAnswers(id);
  const name = await text('name', 'name', 'Name that visitors see', guess.name);
  const answers = {
    id,
    category,
    market,
    languages: await languages(languagesOf(market)),
    name,
    legalName: await text('legal-name', 'legalName', 'Company named in its terms', name),
    host: await text('host', 'hosts', 'Host of the sign-up page', guess.host),
    website: await text('website', 'links.website', 'Website', guess.website),
    supportEmail: await text(
      'support-email',
      'support.email',
      'Support e-mail',
      guess.supportEmail,
    ),
    accent: await text('accent', 'theme.accent', 'Colour of the main button', guess.accent),
    layout: await text('layout', 'theme.layout', LAYOUT_QUESTION, guess.layout),
    catalogue: typeof flags['catalogue'] === 'string' ? flags['catalogue'] : null,
    newCatalogue: flags['new-catalogue'] === true,
  };
  const said = new Set(ANSWERED.filter((key) => !assumed.has(key)));
  return { answers: { ...answers, parent: parent && { id: parent.id, said } }, assumed };

  /** Does not ask when the brand inherits one language. A flag can add more. */
  async function languages(usual: readonly string[]): Promise<readonly string[] | null> {
    const guessed = usual.join(', ');
    const isAsked = ask !== undefined && usual.length > 1;
    const asked = isAsked ? await answerTo(ask, 'languages', LANGUAGES_QUESTION, guessed) : '';
    const written = typeof flags['languages'] === 'string' ? flags['languages'] : asked;
    const tags = tagsIn(written);
    return tags.length === 0 || tags.join() === usual.join() ? null : tags;
  }

  async function text(flag: string, key: string, question: string, otherwise: string) {
    const written = flags[flag];
    if (typeof written === 'string') return written;
    const answer = ask === undefined ? '' : await answerTo(ask, key, question, otherwise);
    if (answer === '') assumed.add(key);
    return answer === '' ? otherwise : answer;
  }

  async function choose<T extends string>(
    flag: string,
    question: string,
    choices: readonly T[],
    inherited: T | undefined,
  ): Promise<T> {
    const written = flags[flag];
    if (written !== undefined) return readOneOf(flag, written, choices);
    if (inherited !== undefined) return inherited;
    if (ask === undefined) throw new CannotRun(`Say --${flag}. ${didYouMean('', choices)}`);
    for (let prompt = `${question} (${choices.join(', ')}): `; ; ) {
      const answer = (await ask(prompt)).trim();
      const chosen = choices.find((it) => it.toLowerCase() === answer.toLowerCase());
      if (chosen !== undefined) return chosen;
      prompt = `${didYouMean(answer, choices)} `;
    }
  }

  /** Asks until the answer is empty or valid in a brand file. */
  async function answerTo(ask: Ask, key: string, question: string, otherwise: string) {
    for (let prompt = question; ; ) {
      const answer = (await ask(`${prompt} [${otherwise}]: `)).trim();
      const fault = answer === '' ? null : faultOf(key, answer);
      if (fault === null) return answer;
      prompt = fault;
    }
  }
}
