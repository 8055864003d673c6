import { formatBrandFile } from '../../../core/brand/formatBrandFile.ts';
import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { Catalogue } from '../../../core/contract/generated/catalogue.ts';
import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import type { Result } from '../../../core/contract/Result.ts';
import {
  DEFAULT_METHOD,
  PAYMENT_METHODS,
} from '../../../core/rules/paymentMethods/paymentMethods.ts';
import { checkAccounts } from '../checks/accounts/checkAccounts.ts';
import { checkHosts } from '../checks/addresses/checkHosts.ts';
import { checkOverLayers } from '../checks/checkBrand.ts';
import type { CheckedFolder } from '../checks/checkBrandFolder.ts';
import type { Problem } from '../problem/Problem.ts';
import { readSchema } from '../schema/schemaFiles.ts';
import { readJsonSource } from '../sources/readJsonSource.ts';
import { brandOf, PLACEHOLDER_INK } from './brandOf.ts';
import { inheritedLanguages } from './inheritedLanguages.ts';
import type { NewBrandAnswers } from './NewBrandAnswers.ts';
import { newLook } from './newLook.ts';
import { type PlaceholderLogo, placeholderLogo } from './placeholderLogo.ts';
import { type SellingOption, sellingOptions } from './sellingOptions.ts';
import { starterCatalogue } from './starterCatalogue.ts';
import { withMarket } from './withMarket.ts';
import { withOfferedTypes } from './withOfferedTypes.ts';
import { withoutOthers } from './withoutOthers.ts';

/** A brand that does not exist yet: the contents of its files. */
export interface NewBrand {
  readonly value: JsonObject;
  /** The brand file's text. */
  readonly text: string;
  readonly logo: PlaceholderLogo;
  /** The text of its own catalogue; null when it sells an existing one. */
  readonly catalogue: string | null;
  /** Whether brands of its category already sell this catalogue. */
  readonly sellsItsCategory: boolean;
}

/**
 * Makes a brand from answers that passes every check in the folder. Otherwise returns the problems
 * of the attempt with the fewest; none when the market has no catalogue at all. Writes nothing.
 * `schema` is the schema's address, relative to the file.
 */
export function newBrand(
  checked: CheckedFolder,
  answers: NewBrandAnswers,
  schema: string,
): Result<NewBrand, readonly Problem[]> {
  let nearest: readonly Problem[] | null = null;
  const { market, parent } = answers;
  const languages =
    answers.languages ?? inheritedLanguages(checked.folder, market, parent?.id ?? null);
  const logo = placeholderLogo(answers.name, accentOf(checked, answers), PLACEHOLDER_INK);
  const look = newLook(checked, answers, languages);
  const attempt = (option: SellingOption | null) => {
    const isInvented = option?.isInvented === true;
    const catalogue = isInvented ? catalogueText(answers, languages, schema) : null;
    const own = brandOf(answers, option, logo, look, methodsOf(checked, answers));
    const extended = parent === null ? undefined : checked.resolved.get(parent.id)?.brand;
    const itself = extended === undefined ? own : builtOn(extended, own, option);
    const value = { $schema: schema, ...itself };
    const text = formatBrandFile(value, readSchema('brand'));
    const problems = problemsOf(checked, answers.id, { text, logo, catalogue });
    return { value, text, catalogue, problems };
  };
  const builtOn = (extended: Brand, own: JsonObject, option: SellingOption | null) => {
    const { offered } = (option ?? extended).signupTypes;
    const itself = withOfferedTypes(withoutOthers(own, extended, languages), offered, extended);
    return withMarket(itself, answers, extended, checked.folder);
  };
  for (const option of optionsOf(checked, answers)) {
    let made = attempt(option);
    if (option !== null && failsByAccount(made.problems)) {
      made = attempt({ ...option, paymentAccount: answers.id });
    }
    const { value, text, catalogue, problems } = made;
    if (problems.length === 0) {
      const sellsItsCategory = option === null || sells(checked, answers, option);
      return { ok: true, value: { value, text, logo, catalogue, sellsItsCategory } };
    }
    if (nearest === null || problems.length < nearest.length) nearest = problems;
  }
  return { ok: false, error: nearest ?? [] };
}

/** Whether nothing is wrong but the account, on which others charge in another currency. */
function failsByAccount(problems: readonly Problem[]): boolean {
  return problems.length > 0 && problems.every(({ check }) => check === 'account-currency');
}

function catalogueText(
  { category, id, market }: NewBrandAnswers,
  languages: readonly string[],
  schema: string,
): string {
  const own = `../${schema.replace('brand.schema', 'catalogue.schema')}`;
  const value = { $schema: own, ...starterCatalogue(id, market, category, languages) };
  return formatBrandFile(value, readSchema('catalogue'));
}

/** What the brand could sell, most likely first. With a parent, that is what the parent sells. */
function optionsOf(
  checked: CheckedFolder,
  answers: NewBrandAnswers,
): readonly (SellingOption | null)[] {
  const { catalogue, newCatalogue, parent } = answers;
  const options = sellingOptions(checked, answers);
  return parent === null || catalogue !== null || newCatalogue ? options : [null, ...options];
}

/**
 * The parent's ways to pay that the brand's market has; null where these are all of them, or there
 * is no parent.
 */
function methodsOf(
  { resolved }: CheckedFolder,
  { market, parent }: NewBrandAnswers,
): readonly PaymentMethod[] | null {
  const all = parent === null ? [] : (resolved.get(parent.id)?.brand.payment.methods ?? []);
  const here = all.filter((method) => [null, market].includes(PAYMENT_METHODS[method].market));
  if (here.length === all.length) return null;
  return here.length === 0 ? [DEFAULT_METHOD] : here;
}

/** The colour of its logo. */
function accentOf({ resolved }: CheckedFolder, { accent, parent }: NewBrandAnswers): string {
  if (parent === null || parent.said.has('theme.accent')) return accent;
  return resolved.get(parent.id)?.brand.theme.accent ?? accent;
}

/** Returns what every check would find if the brand were in the folder. */
function problemsOf(
  { folder, catalogues }: CheckedFolder,
  id: string,
  { catalogue, logo, text }: Pick<NewBrand, 'catalogue' | 'logo' | 'text'>,
): readonly Problem[] {
  const { source, problems } = readJsonSource({ name: `${id}.json`, id, text }, 'brand');
  if (source === null) return problems;
  const file = `${id}.svg`;
  const logos = new Map([...folder.logos, [file, { name: file, id, text: logo.svg }]]);
  const brands = new Map([...folder.brands, [id, source]]);
  const known = new Set(
    checkHosts(folder.brands.values()).map(({ file, why }) => `${file} ${why}`),
  );
  const sold = catalogue === null ? { folder, catalogues } : withCatalogue(id, catalogue);
  return [
    ...problems,
    ...checkOverLayers(source, { ...sold.folder, brands, logos }, sold.catalogues).problems,
    // Another brand may have the host on this machine that this one gets.
    ...checkHosts(brands.values()).filter(({ file, why }) => !known.has(`${file} ${why}`)),
    ...checkAccounts({ ...folder, brands }, new Set([id])),
  ];

  /**
   * The folder with an additional catalogue, which needs no check because this module writes it.
   */
  function withCatalogue(name: string, written: string) {
    const own = readJsonSource(
      { name: `plans/${name}.json`, id: name, text: written },
      'catalogue',
    );
    const added: Catalogue = JSON.parse(written);
    return {
      folder: {
        ...folder,
        catalogues:
          own.source === null
            ? folder.catalogues
            : new Map([...folder.catalogues, [name, own.source]]),
      },
      catalogues: new Map([...catalogues, [name, added]]),
    };
  }
}

function sells(
  checked: CheckedFolder,
  { category }: NewBrandAnswers,
  option: SellingOption,
): boolean {
  return [...checked.resolved.values()].some(
    ({ brand }) => brand.plans.catalogue === option.catalogue && brand.category === category,
  );
}
