/** The kinds of page. Each has its own budget. */
export const BUDGET_KINDS = [
  'free',
  'paid',
  'start',
  'upgrade',
  'placed',
  'account',
  'activation',
  'error',
] as const;

export type BudgetKind = (typeof BUDGET_KINDS)[number];

/**
 * What a page itself loads until it can be used, and until a card can be typed, in bytes after
 * brotli at quality 11. Excludes the card provider's frames.
 */
export interface PageBytes {
  /** The HTML with its inlined styles. */
  readonly html: number;
  /** The scripts that the page waits for: the entry, and the chunks of its widgets. */
  readonly scripts: number;
  /** The linked stylesheets, each of which would delay the first paint: none. */
  readonly styles: number;
  /** The scripts for the card's fields: the provider's SDK, on pages that accept cards. */
  readonly card: number;
  /** The sum of the above. */
  readonly all: number;
  /** The typeface, which loads after the scripts. No page waits for it. */
  readonly fonts: number;
  /** The number of requests until the page can be used, including the document. */
  readonly requests: number;
}

/** The largest typeface that a brand may choose, reduced to its language. */
const FONTS = 23_000;

/** The limits for a page of each kind, for a brand with one language that only accepts cards. */
export const BUDGETS: Readonly<Record<BudgetKind, PageBytes>> = {
  free: {
    html: 14_750,
    scripts: 92_790,
    styles: 0,
    card: 0,
    all: 107_780,
    fonts: FONTS,
    requests: 4,
  },
  paid: {
    html: 16_680,
    scripts: 106_520,
    styles: 0,
    card: 24_850,
    all: 147_990,
    fonts: FONTS,
    requests: 6,
  },
  start: {
    html: 12_260,
    scripts: 91_780,
    styles: 0,
    card: 0,
    all: 104_060,
    fonts: FONTS,
    requests: 2,
  },
  upgrade: {
    html: 16_300,
    scripts: 110_710,
    styles: 0,
    card: 24_850,
    all: 151_370,
    fonts: FONTS,
    requests: 8,
  },
  placed: {
    html: 10_280,
    scripts: 94_480,
    styles: 0,
    card: 0,
    all: 104_780,
    fonts: FONTS,
    requests: 5,
  },
  account: {
    html: 10_760,
    scripts: 101_920,
    styles: 0,
    card: 0,
    all: 112_710,
    fonts: FONTS,
    requests: 5,
  },
  activation: {
    html: 9_960,
    scripts: 101_920,
    styles: 0,
    card: 0,
    all: 111_940,
    fonts: FONTS,
    requests: 5,
  },
  error: {
    html: 10_360,
    scripts: 101_920,
    styles: 0,
    card: 0,
    all: 112_310,
    fonts: FONTS,
    requests: 5,
  },
};

/** The role of a page's language in its brand. */
export type PageLanguage = 'only' | 'default' | 'other';

/**
 * The additional limits for languages. A brand with several has a switch and, in Canada, shows the
 * French texts first and the names of each province's tax. A page in another language than the
 * default has longer words, and English ones in its scripts.
 */
const OF_LANGUAGE: Readonly<Record<PageLanguage, Partial<PageBytes>>> = {
  only: {},
  default: { html: 700, scripts: 500, all: 1_100, requests: 1 },
  other: { html: 4_350, scripts: 500, all: 4_600, requests: 1 },
};

/** The additional limits for a brand's own questions, on pages that ask any. */
const OF_QUESTIONS: Partial<PageBytes> = { html: 1_100, scripts: 6_800, all: 7_500, requests: 1 };

/**
 * The additional limits for payment methods other than cards: a file for each, and its words. Most
 * pages offer only cards.
 */
const OF_OTHER_METHODS: Partial<PageBytes> = { html: 150, scripts: 3_750, all: 3_900, requests: 1 };

/**
 * By how much the same code varies when a single line changes, because brotli then splits the whole
 * text differently: observed for an entry with one line added and one line removed.
 */
export const NOISE: Partial<PageBytes> = { html: 50, scripts: 50, all: 70 };

/** The columns of the table, in order. */
export const MEASURES = ['html', 'styles', 'scripts', 'card', 'all', 'fonts', 'requests'] as const;
const EDITORS_ONLY = /(^|\/)node_modules\/(ajv|ajv-[\w-]+|@rjsf\/[\w-]+)\//;
const OF_BRANDS = /^(brands|dist)\//;

/** One page of a brand, measured. */
export interface MeasuredPage extends PageBytes {
  /** Brand and page, such as 'slotbook free'. */
  readonly name: string;
  readonly kind: BudgetKind;
  readonly language: PageLanguage;
  /** Whether it asks the brand's own questions. */
  readonly asks: boolean;
  /** Whether it offers another payment method than cards. */
  readonly offersOthers: boolean;
  /** Classes of its markup with rules in the built CSS, but not in the page's own. */
  readonly unstyled: readonly string[];
}

/** The measurements of one build. */
export interface Measured {
  readonly pages: readonly MeasuredPage[];
  /** Every module of every script, including lazy ones, by its path in the project. */
  readonly modules: readonly string[];
  /** The text of every script, and the ids of the brands, which no script may contain. */
  readonly code: string;
  readonly brandIds: readonly string[];
}

/** Returns the violations of budgets; empty without any. */
export function judgeBytes({ pages, modules, code, brandIds }: Measured): string[] {
  return [
    ...pages.flatMap(overBudget),
    ...pages
      .filter(({ unstyled }) => unstyled.length > 0)
      .map(({ name, unstyled }) => `${name} has no rule for the classes ${unstyled.join(', ')}.`),
    ...modules
      .filter((id) => EDITORS_ONLY.test(id))
      .map((id) => `${id} is for editors, and in a visitor's script.`),
    ...modules
      .filter((id) => OF_BRANDS.test(id))
      .map((id) => `${id} makes the script depend on the brands.`),
    ...brandIds
      .filter((id) => code.includes(id))
      .map((id) => `The brand '${id}' is named in a script, which no brand may change.`),
  ];
}

function overBudget(page: MeasuredPage): string[] {
  return MEASURES.flatMap((measure) => {
    const most =
      BUDGETS[page.kind][measure] +
      (OF_LANGUAGE[page.language][measure] ?? 0) +
      (NOISE[measure] ?? 0) +
      ((page.asks && OF_QUESTIONS[measure]) || 0) +
      ((page.offersOthers && OF_OTHER_METHODS[measure]) || 0);
    const { [measure]: bytes, kind, name } = page;
    return bytes > most
      ? [`${name}: ${measure} ${bytes}, at most ${most} on a page of the kind '${kind}'.`]
      : [];
  });
}
