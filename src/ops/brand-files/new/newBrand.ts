import { formatBrandFile } from '../../../core/brand/formatBrandFile.ts';
import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import type { Result } from '../../../core/contract/Result.ts';
import { checkHosts } from '../checks/addresses/checkHosts.ts';
import { checkBrand } from '../checks/checkBrand.ts';
import type { CheckedFolder } from '../checks/checkBrandFolder.ts';
import type { Problem } from '../problem/Problem.ts';
import { readSchema } from '../schema/schemaFiles.ts';
import { readJsonSource } from '../sources/readJsonSource.ts';
import type { NewBrandAnswers } from './NewBrandAnswers.ts';
import { type PlaceholderLogo, placeholderLogo } from './placeholderLogo.ts';
import { type SellingOption, sellingOptions } from './sellingOptions.ts';

/** A brand that does not exist yet: the contents of its two files. */
export interface NewBrand {
  readonly value: JsonObject;
  /** The brand file's text. */
  readonly text: string;
  readonly logo: PlaceholderLogo;
  /** Whether brands of its category sell its catalogue. */
  readonly sellsItsCategory: boolean;
}

export const PLACEHOLDER_INK = '#1b2024';
const DATES = { US: 'en-US', CA: 'en-CA', UK: 'en-GB' } as const;

/**
 * Makes a brand from answers that passes every check in the folder. Otherwise returns the problems
 * of the attempt with the fewest; none when the market has no catalogue at all. Writes nothing.
 * `schema` is the address of the schema from the file.
 */
export function newBrand(
  checked: CheckedFolder,
  answers: NewBrandAnswers,
  schema: string,
): Result<NewBrand, readonly Problem[]> {
  let nearest: readonly Problem[] | null = null;
  for (const option of sellingOptions(checked, answers)) {
    const logo = placeholderLogo(answers.name, answers.accent, PLACEHOLDER_INK);
    const value = { $schema: schema, ...brandOf(answers, option, logo) };
    const text = formatBrandFile(value, readSchema('brand'));
    const problems = problemsOf(checked, answers.id, text, logo);
    if (problems.length === 0) {
      return {
        ok: true,
        value: { value, text, logo, sellsItsCategory: sells(checked, answers, option) },
      };
    }
    if (nearest === null || problems.length < nearest.length) nearest = problems;
  }
  return { ok: false, error: nearest ?? [] };
}

function brandOf(
  answers: NewBrandAnswers,
  option: SellingOption,
  logo: PlaceholderLogo,
): JsonObject {
  const { id, name, legalName, category, market, host, website, supportEmail, accent } = answers;
  const app = `app.${hostOf(website).replace(/^www\./, '')}`;
  return {
    id,
    name,
    legalName,
    category,
    market,
    hosts: [host],
    dateLanguage: DATES[market],
    links: { website, login: `https://${app}/login`, dashboard: `https://${app}/` },
    redirectHosts: [app, hostOf(website)],
    support: { email: supportEmail },
    paymentAccount: option.paymentAccount,
    logo: { file: `${id}.svg`, width: logo.width, height: logo.height },
    theme: { accent, ink: PLACEHOLDER_INK, surface: '#ffffff' },
    signupTypes: { ...option.signupTypes },
    plans: { catalogue: option.catalogue },
    afterSignup: option.afterSignup,
  };
}

function hostOf(website: string): string {
  return URL.canParse(website) ? new URL(website).hostname : '';
}

/** Returns what every check would find if the brand were in the folder. */
function problemsOf(
  { folder, catalogues }: CheckedFolder,
  id: string,
  text: string,
  logo: PlaceholderLogo,
): readonly Problem[] {
  const { source, problems } = readJsonSource({ name: `${id}.json`, id, text }, 'brand');
  if (source === null) return problems;
  const file = `${id}.svg`;
  const logos = new Map([...folder.logos, [file, { name: file, id, text: logo.svg }]]);
  const brands = new Map([...folder.brands, [id, source]]);
  return [
    ...problems,
    ...checkBrand(source, { ...folder, brands, logos }, catalogues).problems,
    ...checkHosts(brands.values()).filter((problem) => problem.file === source.name),
  ];
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
