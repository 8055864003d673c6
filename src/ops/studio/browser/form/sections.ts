/** A part of the form: settings that belong together, by their keys in a brand's file. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly keys: readonly string[];
}

/** Translations, which are shown side by side in a pane of their own. */
export const TRANSLATIONS: Section = {
  id: 'translations',
  title: 'Translations',
  keys: ['translations'],
};

/** The questions by id, in a pane of their own. */
export const QUESTIONS: Section = { id: 'questions', title: 'Questions', keys: ['questions'] };

const NAMED: readonly Section[] = [
  {
    id: 'brand',
    title: 'Brand',
    keys: ['id', 'name', 'legalName', 'category', 'market', 'extends', 'hosts'],
  },
  { id: 'look', title: 'Look', keys: ['logo', 'theme'] },
  {
    id: 'signup',
    title: 'Ways to sign up',
    keys: ['signupTypes', 'afterSignup', 'freeTrial', 'form', 'emailCheck'],
  },
  QUESTIONS,
  { id: 'words', title: 'Words', keys: ['headings', 'buttons', 'texts', 'footer'] },
  {
    id: 'selling',
    title: 'Plans and payment',
    keys: ['plans', 'paymentAccount', 'payment', 'province', 'tax', 'currency'],
  },
  { id: 'social', title: 'Social sign-up', keys: ['social'] },
  { id: 'agreement', title: 'Agreement', keys: ['agreement'] },
  { id: 'addresses', title: 'Addresses and support', keys: ['links', 'redirectHosts', 'support'] },
  { id: 'language', title: 'Language', keys: ['languages', 'dateLanguage'] },
  TRANSLATIONS,
  { id: 'measurement', title: 'Measurement', keys: ['analytics'] },
  { id: 'pages', title: 'Pages', keys: ['pages'] },
];

/** Returns the sections of the schema's keys. A key without a section is under 'Other'. */
export function sectionsOf(keys: readonly string[]): readonly Section[] {
  const named = NAMED.map((section) => ({
    ...section,
    keys: section.keys.filter((key) => keys.includes(key)),
  }));
  const known = new Set(named.flatMap((section) => section.keys));
  const others = keys.filter((key) => !known.has(key));
  return [...named, { id: 'other', title: 'Other', keys: others }].filter(
    (section) => section.keys.length > 0,
  );
}
