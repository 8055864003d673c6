import { dirname, join, relative } from 'node:path';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import { type CheckedFolder, checkBrandFolder } from '../checks/checkBrandFolder.ts';
import { answersOf, NEW_BRAND_FLAGS } from '../new/answersOf.ts';
import { faultInFolder } from '../new/faultInFolder.ts';
import { faultOfAnswer } from '../new/faultOfAnswer.ts';
import { inheritedLanguages } from '../new/inheritedLanguages.ts';
import { newBrand } from '../new/newBrand.ts';
import { nextSteps } from '../new/nextSteps.ts';
import { refusalOf } from '../new/refusalOf.ts';
import { placeOfCatalogue, placesOf, writeNewBrand } from '../new/writeNewBrand.ts';
import { brokenKey } from '../sources/BrandFolder.ts';
import { brandsCommand } from './brandsCommand.ts';
import { CannotRun } from './CannotRun.ts';
import { readFolderOption } from './readFolderOption.ts';
import { readOneOf } from './readOneOf.ts';
import type { Verb } from './Verb.ts';

const SCHEMA = join(import.meta.dirname, '../../../../schemas/brand.schema.json');

/** Writes a brand that passes every check, from a market, a category and other optional answers. */
export const newVerb: Verb = {
  summary: 'Write a new brand that passes check: asks at a terminal, or takes flags.',
  usage:
    '<id> [--category C] [--market M] [--languages en-CA,fr-CA] [--name N] [--legal-name N] [--host H] [--website URL] [--support-email E] [--accent #rrggbb] [--layout L] [--catalogue C | --new-catalogue] [--extends BRAND] [--yes] [--dir DIR]',
  takesNames: true,
  options: { ...NEW_BRAND_FLAGS, yes: { type: 'boolean' }, dir: { type: 'string' } },
  run: async ({ values, positionals, output }) => {
    const dir = readFolderOption(values);
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) {
      throw new CannotRun('Name the new brand by its id, such as: npm run brands -- new dayplan');
    }
    const fault = faultOfAnswer('id', id);
    if (fault !== null) throw new CannotRun(fault);
    placesOf(dir, id);
    const ask = values['yes'] === true ? undefined : output.ask;
    const checked = checkBrandFolder(dir);
    const parent = parentOf(checked, values['extends'], dir);
    const inherited = (market: Brand['market']) =>
      inheritedLanguages(checked.folder, market, parent?.id ?? null);
    const { answers, assumed } = await answersOf(id, values, ask, parent, {
      languagesOf: inherited,
      faultOf: (key, answer) =>
        faultOfAnswer(key, answer) ?? faultInFolder({ id, checked, parent }, key, answer),
    });
    if (answers.catalogue !== null && answers.newCatalogue) {
      throw new CannotRun('Say --catalogue or --new-catalogue, not both.');
    }
    if (answers.newCatalogue) placeOfCatalogue(dir, id);
    if (answers.catalogue !== null) {
      readOneOf('catalogue', answers.catalogue, [...checked.catalogues.keys()]);
    }
    const made = newBrand(checked, answers, schemaFrom(dir));
    if (!made.ok) {
      const languages = answers.languages ?? inherited(answers.market);
      const [english = languages[0]] = inheritedLanguages(checked.folder, answers.market, null);
      throw new CannotRun(refusalOf(made.error, answers, languages.length > 1 ? english : null));
    }
    const written = writeNewBrand(dir, id, made.value);
    output.result(nextSteps(id, written, made.value, assumed, dir, output.port ?? '4000'));
    return 0;
  },
};

/** The brand to extend. Throws CannotRun when it does not exist or has problems. */
function parentOf({ folder, resolved }: CheckedFolder, named: unknown, dir: string): Brand | null {
  if (typeof named !== 'string') return null;
  const parent = resolved.get(named)?.brand;
  if (parent !== undefined) return parent;
  const id = folder.broken.has(brokenKey('brand', named))
    ? named
    : readOneOf('brand', named, [...folder.brands.keys()]);
  throw new CannotRun(`"${id}" cannot be made yet: see ${brandsCommand('check', dir)}`);
}

function schemaFrom(dir: string): string {
  return relative(dirname(join(dir, 'brand.json')), SCHEMA).replaceAll('\\', '/');
}
