import { valueAt } from '../../../core/brand/editValue.ts';
import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import { pointerOfKey } from '../settings/settingKey.ts';
import { shownPath } from '../sources/shownPath.ts';
import { locate } from '../sources/syntaxTree.ts';
import { brandsCommand, dirFlag, shellWord } from '../verbs/brandsCommand.ts';
import type { NewBrand } from './newBrand.ts';
import type { WrittenBrand } from './writeNewBrand.ts';

/** What to review in a new brand, and why. Settings that were answered are left out. */
const TO_FILL_IN: readonly (readonly [key: string, why: string])[] = [
  ['legalName', 'assumed: the company named in its terms'],
  ['hosts', 'a placeholder: where its page will be'],
  ['links.website', 'a placeholder: its website'],
  ['links.login', 'where customers log in'],
  ['links.dashboard', 'where a new account lands'],
  ['support.email', 'a placeholder: mails come from it too'],
  ['paymentAccount', 'whose keys charge for it'],
  ['logo.file', 'a placeholder, made from the name'],
  ['theme.accent', 'assumed: the colour of its main button'],
  ['theme.layout', 'assumed: how its page is composed'],
  ['theme.type', 'assumed: its typeface'],
  ['theme.signature', 'assumed: the pattern, and how panel and heading are treated'],
  ['theme.signature.illustration', 'a drawing of another brand, in its colours'],
  ['signupTypes', 'what visitors may choose, and what they get otherwise'],
  ['form.signInOn', 'without the sign-up types that it does not offer'],
  ['form.prefillEmailFromContactOn', 'without the sign-up types that it does not offer'],
  ['dateLanguage', 'how its market writes dates, and not that of the brand it extends'],
  ['agreement.termsTitle', 'that of its market, and not of the brand it extends'],
  ['agreement.terms', 'those of its market, and not of the brand it extends'],
  ['agreement.privacy', 'that of its market, and not of the brand it extends'],
  ['plans.catalogue', 'what it sells'],
  ['payment.methods', 'without those of the brand it extends that its market does not have'],
  ['analytics.consent', 'that of its market, and not of the brand it extends'],
];

const ANSWERABLE = new Set([
  'legalName',
  'hosts',
  'links.website',
  'support.email',
  'theme.accent',
  'theme.layout',
]);

/**
 * Lists, for people, the next steps for a brand that was just written into a folder. `npm run dev`
 * serves only the project's own, on `port`.
 */
export function nextSteps(
  id: string,
  { brand, catalogue, logo }: WrittenBrand,
  { text, value, sellsItsCategory }: NewBrand,
  assumed: ReadonlySet<string>,
  dir: string,
  port: string,
): string {
  const file = shownPath(brand);
  const source = { name: file, id, text };
  const said = TO_FILL_IN.filter(([key]) => isWritten(value, key));
  const rows = said
    .filter(([key]) => !ANSWERABLE.has(key) || assumed.has(key))
    .map(([key, why]) => {
      const { line } = locate(source, pointerOfKey(key), 'key');
      const isOthers = key === 'plans.catalogue' && !sellsItsCategory && catalogue === null;
      const of = isOthers ? ', of another category: write its own with --new-catalogue' : '';
      return `  ${file}:${line}  ${key}: ${why}${of}\n`;
    });
  const told = dirFlag(dir);
  const seen = `npm run dev, then http://${id}.localhost:${port}/signup`;
  const files = [file, logo, ...(catalogue === null ? [] : [catalogue])].map(shownPath);
  if (catalogue !== null) {
    rows.push(`  ${shownPath(catalogue)}:1  plans, made up: what it sells, and for how much\n`);
  }
  return `Wrote ${new Intl.ListFormat('en-GB').format(files)}. They pass every check.

See it:
  ${told === '' ? seen : `npm run studio --${told}`}

Fill in:
${rows.join('')}
Add, if it has them:
  support.phone and support.hours, social, footer, theme.dark: docs/brands.md explains each
Check it as you go:
  ${brandsCommand(`check ${shellWord(file)}`, dir)}
Ask what the form does not:
  docs/questions.md
What must be done outside before it opens:
  ${brandsCommand(`checklist ${id}`, dir)}
`;
}

/**
 * A brand that extends another does not repeat what it inherits. One that extends none has the date
 * language of its market, as everybody expects.
 */
function isWritten(value: JsonObject, key: string): boolean {
  if (key === 'dateLanguage' && value['extends'] === undefined) return false;
  return valueAt(value, pointerOfKey(key)) !== undefined;
}
