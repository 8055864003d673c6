import type { BuiltBrand } from '../contract/builtBrand.ts';
import type { Brand, Question, QuestionWords, Words } from '../contract/generated/brand.ts';
import { catalogueIn } from './catalogueIn.ts';

/** The brands that were asked for in a language, by the brand as it was built. */
const asked = new WeakMap<BuiltBrand, Map<string, BuiltBrand>>();

/**
 * A built brand as readers of a language see it: its words, its catalogue's, its texts to agree to and
 * its logo. The brand itself in its default language, and in one that it does not offer. Made once for
 * a built brand and a language.
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

/** The brand in the words of a language, written as its readers write. */
export function wordedIn(brand: Brand, language: string): Brand {
  const { translations, ...rest } = brand;
  const { same: _, ...words } = translations?.[language] ?? {};
  return { ...over(rest, words), locale: language, dateLanguage: language };
}

/** The groups of words: each is laid over the brand's of the same name. */
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

/** A tax in the words of a language: each province's name for it by itself. */
function taxIn(tax: Brand['tax'], words: Words['tax']): Brand['tax'] {
  const { labels, ...rest } = tax;
  const { labels: names, ...worded } = words ?? {};
  // A brand that calls its tax alike everywhere does so in each language.
  return { ...rest, ...worded, ...(labels && { labels: { ...labels, ...names } }) };
}

/** Each question, and each of its options, in the words of its id. */
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
