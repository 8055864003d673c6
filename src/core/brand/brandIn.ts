import type { BuiltBrand } from '../contract/builtBrand.ts';
import type { Brand, Question, QuestionWords, Words } from '../contract/generated/brand.ts';
import { catalogueIn } from './catalogueIn.ts';

/** The brands already made for a language, by the brand as built. */
const asked = new WeakMap<BuiltBrand, Map<string, BuiltBrand>>();

/**
 * Returns a built brand in a language: its texts, catalogue, terms and logo. Returns the brand
 * itself for its default language and for one that it does not offer. Each is made once.
 */
export function brandIn(built: BuiltBrand, language: string): BuiltBrand {
  const { brand } = built;
  if (language === brand.locale || !brand.languages.includes(language)) return built;
  const known = asked.get(built) ?? new Map<string, BuiltBrand>();
  asked.set(built, known);
  const worded = known.get(language) ?? builtIn(built, language);
  known.set(language, worded);
  return worded;
}

function builtIn(built: BuiltBrand, language: string): BuiltBrand {
  const { inLanguages, ...rest } = built;
  return {
    ...rest,
    brand: wordedIn(built.brand, language),
    catalogue: catalogueIn(built.catalogue, language),
    ...inLanguages?.[language],
  };
}

/** Returns the brand with the texts of a language. */
export function wordedIn(brand: Brand, language: string): Brand {
  const { translations, ...rest } = brand;
  const { same: _, ...words } = translations?.[language] ?? {};
  return { ...over(rest, words), locale: language, dateLanguage: language };
}

/** The groups of texts. Each is merged over the brand's group of the same name. */
type Groups = Omit<Words, 'name' | 'legalName' | 'same'>;

function over(brand: Omit<Brand, 'translations'>, words: Omit<Words, 'same'>): typeof brand {
  const { name = brand.name, legalName = brand.legalName, ...groups } = words;
  return { ...brand, name, legalName, ...groupsOver(brand, groups) };
}

function groupsOver(
  brand: Omit<Brand, 'translations'>,
  { footer, questions, ...words }: Groups,
): Partial<Brand> {
  return {
    support: { ...brand.support, ...words.support },
    logo: { ...brand.logo, ...words.logo },
    headings: { ...brand.headings, ...words.headings },
    agreement: { ...brand.agreement, ...words.agreement },
    tax: taxIn(brand.tax, words.tax),
    payment: { ...brand.payment, ...words.payment },
    buttons: { ...brand.buttons, ...words.buttons },
    texts: { ...brand.texts, ...words.texts },
    ...(brand.footer === undefined ? {} : { footer: { ...brand.footer, ...footer } }),
    ...(brand.questions === undefined
      ? {}
      : { questions: questionsIn(brand.questions, questions) }),
  };
}

/** Merges a tax with the texts of a language, one label per province. */
function taxIn(tax: Brand['tax'], words: Words['tax']): Brand['tax'] {
  const { labels, ...rest } = tax;
  const { labels: names, ...worded } = words ?? {};
  // A brand with a single label for its tax has a single one in each language.
  return { ...rest, ...worded, ...(labels && { labels: { ...labels, ...names } }) };
}

/** Gives each question and option the texts that the language has for its id. */
function questionsIn(
  questions: Readonly<Record<string, Question>>,
  words: Readonly<Record<string, QuestionWords>> = {},
): Record<string, Question> {
  const worded = Object.entries(questions).map(([id, question]): [string, Question] => {
    const { options, ...said } = words[id] ?? {};
    const labels = question.options && { options: { ...question.options, ...options } };
    return [id, { ...question, ...said, ...labels }];
  });
  return Object.fromEntries(worded);
}
