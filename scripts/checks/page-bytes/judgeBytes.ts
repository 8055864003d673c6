/** What a page is for: each kind has a budget of its own. */
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
 * What a page loads itself until it can be used, and until a card can be typed, in bytes after brotli
 * at its best (quality 11). The frames of the card provider are the provider's.
 */
export interface PageBytes {
  /** The HTML with its inlined styles. */
  readonly html: number;
  /** The scripts that it waits for: the entry, and the chunks of its widgets. */
  readonly scripts: number;
  /** The stylesheets that it links, each of which would hold back the first paint: none. */
  readonly styles: number;
  /** The scripts that draw the fields of a card: the provider's SDK, where a card can be paid with. */
  readonly card: number;
  /** All of these together. */
  readonly all: number;
  /** The typeface that it asks for besides, after its scripts: no page waits for it. */
  readonly fonts: number;
  /** How many files are fetched until the page can be used, the document among them. */
  readonly requests: number;
}

/** The largest typeface that a brand may choose, cut to its language. */
const FONTS = 23_000;

/** The most that a page of each kind may load, of a brand of one language that takes cards alone. */
export const BUDGETS: Readonly<Record<BudgetKind, PageBytes>> = {
  free: {
    html: 14_750,
    scripts: 92_400,
    styles: 0,
    card: 0,
    all: 107_400,
    fonts: FONTS,
    requests: 4,
  },
  paid: {
    html: 16_600,
    scripts: 105_700,
    styles: 0,
    card: 24_850,
    all: 147_200,
    fonts: FONTS,
    requests: 6,
  },
  start: {
    html: 12_200,
    scripts: 91_400,
    styles: 0,
    card: 0,
    all: 103_600,
    fonts: FONTS,
    requests: 2,
  },
  upgrade: {
    html: 16_200,
    scripts: 109_800,
    styles: 0,
    card: 24_850,
    all: 150_400,
    fonts: FONTS,
    requests: 8,
  },
  placed: {
    html: 10_150,
    scripts: 94_050,
    styles: 0,
    card: 0,
    all: 104_150,
    fonts: FONTS,
    requests: 5,
  },
  account: {
    html: 10_600,
    scripts: 101_200,
    styles: 0,
    card: 0,
    all: 111_750,
    fonts: FONTS,
    requests: 5,
  },
  activation: {
    html: 9_850,
    scripts: 101_200,
    styles: 0,
    card: 0,
    all: 111_000,
    fonts: FONTS,
    requests: 5,
  },
  error: {
    html: 10_300,
    scripts: 101_200,
    styles: 0,
    card: 0,
    all: 111_450,
    fonts: FONTS,
    requests: 5,
  },
};

/** What a page says of its language. */
export type PageLanguage = 'only' | 'default' | 'other';

/**
 * What languages may cost beside that. A brand that offers several has a switch, and in Canada what gives
 * the French texts first and the names of each province's tax. A page in another than the default has
 * longer words, and those that scripts bring in English.
 */
const OF_LANGUAGE: Readonly<Record<PageLanguage, Partial<PageBytes>>> = {
  only: {},
  default: { html: 700, scripts: 500, all: 1_100, requests: 1 },
  other: { html: 4_300, scripts: 500, all: 4_400, requests: 1 },
};

/** What questions of the brand's own may cost beside that, on the pages that ask any. */
const OF_QUESTIONS: Partial<PageBytes> = { html: 1_100, scripts: 6_800, all: 7_500, requests: 1 };

/**
 * What other ways to pay than a card may cost beside that: the file of each, and its words. The card is the
 * one that most pages offer, alone.
 */
const OF_OTHER_METHODS: Partial<PageBytes> = { html: 150, scripts: 3_750, all: 3_900, requests: 1 };

/**
 * What the same code comes to more or less when a single line changes, because brotli then cuts the whole text
 * up elsewhere: seen of one entry with a line more and with a line fewer.
 */
export const NOISE: Partial<PageBytes> = { html: 50, scripts: 50, all: 70 };

/** The columns of the table, in its order. */
export const MEASURES = ['html', 'styles', 'scripts', 'card', 'all', 'fonts', 'requests'] as const;
const EDITORS_ONLY = /(^|\/)node_modules\/(ajv|ajv-[\w-]+|@rjsf\/[\w-]+)\//;
const OF_BRANDS = /^(brands|dist)\//;

/** One page of a brand, measured. */
export interface MeasuredPage extends PageBytes {
  /** Brand and page, such as 'slotbook free'. */
  readonly name: string;
  readonly kind: BudgetKind;
  readonly language: PageLanguage;
  /** Whether it asks questions of the brand's own. */
  readonly asks: boolean;
  /** Whether it offers another way to pay than a card. */
  readonly offersOthers: boolean;
  /** Classes of its markup that the built CSS has rules for, and the CSS in the page has none. */
  readonly unstyled: readonly string[];
}

/** The measurements of one build. */
export interface Measured {
  readonly pages: readonly MeasuredPage[];
  /** Every module of every script, lazy ones included, by its path in the project. */
  readonly modules: readonly string[];
  /** The text of every script, and the ids of the brands, which no script may contain. */
  readonly code: string;
  readonly brandIds: readonly string[];
}

/** Says what breaks a budget; empty when nothing does. */
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
