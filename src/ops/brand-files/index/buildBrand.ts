import { wordedIn } from '../../../core/brand/brandIn.ts';
import type {
  BuiltBrand,
  BuiltLogo,
  TermsReference,
  ThemeVariables,
} from '../../../core/contract/builtBrand.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { CheckedFolder } from '../checks/checkBrandFolder.ts';
import { paintIllustration } from '../illustration/paintIllustration.ts';
import type { ResolvedBrand } from '../resolve/resolveBrand.ts';
import type { FolderView } from '../sources/BrandFolder.ts';
import { fillTerms } from '../terms/fillTerms.ts';
import { deriveTheme } from '../theme/deriveTheme.ts';
import { termsInLanguage } from '../translations/termsInLanguage.ts';

type LanguageParts = Pick<BuiltBrand, 'logo' | 'terms'>;

/** Stores an object and returns its name. */
export type KeepObject = (content: string, ending: '.json' | '.svg') => string;

/** What a brand is built from. All look-ups go through the folder, so that they can be traced. */
export interface BuildSources extends Pick<CheckedFolder, 'catalogues' | 'terms'> {
  readonly folder: FolderView;
}

/** Builds all that the server needs for one brand. The folder must have no problems. */
export function buildBrand(
  { brand }: ResolvedBrand,
  { folder, catalogues, terms }: BuildSources,
  keep: KeepObject,
): BuiltBrand {
  const [, ...others] = brand.languages;
  const theme = deriveTheme(brand.theme);
  const { illustration, illustrationBelow } = brand.theme.signature;
  return {
    brand,
    catalogue: present(
      catalogues.get(present(folder.catalogues.get(brand.plans.catalogue), 'catalogue').id),
      brand.plans.catalogue,
    ),
    theme,
    logo: keepLogos(brand),
    illustration: illustration ? keepIllustration(illustration) : null,
    ...(illustrationBelow && { illustrationBelow: keepIllustration(illustrationBelow) }),
    terms: keepAgreement(brand),
    ...(others.length === 0 ? {} : { inLanguages: Object.fromEntries(others.map(keepLanguage)) }),
  };

  /** The parts that replace the default ones for readers of another language. */
  function keepLanguage(tag: string): [string, LanguageParts] {
    const worded = wordedIn(brand, tag);
    return [tag, { logo: keepLogos(worded), terms: keepAgreement(worded) }];
  }

  function keepLogos({ logo }: Brand): BuiltLogo {
    return {
      object: keepLogo(logo.file),
      ...(logo.fileOnDark === undefined ? {} : { objectOnDark: keepLogo(logo.fileOnDark) }),
    };
  }

  function keepAgreement(worded: Brand): BuiltBrand['terms'] {
    const { privacy, terms: name, hipaaTerms } = worded.agreement;
    return {
      terms: keepTerms(name, worded),
      privacy: keepTerms(privacy, worded),
      hipaaTerms: hipaaTerms === undefined ? null : keepTerms(hipaaTerms, worded),
    };
  }

  function keepLogo(file: string): string {
    return keep(present(folder.logos.get(file), file).text, '.svg');
  }

  function keepIllustration({ file }: { readonly file: string }): BuiltLogo {
    const { text } = present(folder.illustrations.get(file), file);
    const inColours = (scheme: ThemeVariables['light']) =>
      keep(paintIllustration(text, scheme), '.svg');
    return {
      object: inColours(theme.light),
      ...(theme.dark === undefined ? {} : { objectOnDark: inColours(theme.dark) }),
    };
  }

  function keepTerms(name: string, worded: Brand): TermsReference {
    const file = termsInLanguage(name, worded.locale, folder);
    const template = present(terms.get(present(folder.terms.get(file), file).id), file);
    const document = fillTerms(template(), worded);
    return { name, object: keep(JSON.stringify(document), '.json'), hash: document.hash };
  }
}

function present<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`'${name}' is not there, though the check passed.`);
  return value;
}
