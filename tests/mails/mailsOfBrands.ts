import { join } from 'node:path';
import { brandIn } from '../../src/core/brand/brandIn.ts';
import type { BuiltBrand } from '../../src/core/contract/builtBrand.ts';
import type { MailContent, WrittenMail } from '../../src/core/mails/MailContent.ts';
import {
  SAMPLE_MAILS,
  type SampleCustomer,
  type SampleMail,
} from '../../src/core/mails/sampleMails.ts';
import { writeMail } from '../../src/core/mails/writeMail.ts';
import { checkBrandFolder } from '../../src/ops/brand-files/checks/checkBrandFolder.ts';
import { deriveTheme } from '../../src/ops/brand-files/theme/deriveTheme.ts';
import { aBuiltBrand } from '../factories/brands/aBuiltBrand.ts';

const { catalogues, resolved } = checkBrandFolder(join(import.meta.dirname, '../../brands'));

/** The shipped brands, with a logo and an illustration for each of their schemes. */
export const BRANDS: readonly BuiltBrand[] = [...resolved.values()].map(({ brand }) => {
  const catalogue = catalogues.get(brand.plans.catalogue);
  if (catalogue === undefined) throw new Error(`${brand.id} has no catalogue.`);
  const theme = deriveTheme(brand.theme);
  const onDark = theme.dark === undefined ? {} : { objectOnDark: 'on-dark.png' };
  const logo = { object: 'logo.svg', mail: { object: 'logo.png', ...onDark } };
  return aBuiltBrand({ brand, catalogue, theme, logo, illustration: logo });
});

/** The keys are exactly the kinds. */
const KINDS = Object.keys(SAMPLE_MAILS) as SampleMail[];

/** The kinds of mail that a brand sends. */
export function kindsOf(built: BuiltBrand): readonly SampleMail[] {
  return KINDS.filter((kind) => SAMPLE_MAILS[kind](built) !== null);
}

function mailsOf(brands: readonly BuiltBrand[]) {
  return brands.flatMap((built) => {
    const name = `${built.brand.id} in ${built.brand.locale}`;
    return kindsOf(built).map((kind) => [name, kind, built] as const);
  });
}

export const MAILS_OF_BRANDS = mailsOf(BRANDS);

/** The mails of every brand in each of its languages. */
export const MAILS_IN_LANGUAGES = mailsOf(
  BRANDS.flatMap((built) => built.brand.languages.map((language) => brandIn(built, language))),
);

export function originOf({ brand }: BuiltBrand): string {
  return `https://${brand.hosts[0]}`;
}

/** Throws when the brand does not send the mail. */
export function contentOf(
  built: Pick<BuiltBrand, 'brand' | 'catalogue'>,
  kind: SampleMail,
  customer?: SampleCustomer,
): MailContent {
  const content = SAMPLE_MAILS[kind](built, customer);
  if (content === null) throw new Error(`${built.brand.id} never sends the mail '${kind}'.`);
  return content;
}

export function mailOf(
  built: BuiltBrand,
  kind: SampleMail,
  customer?: SampleCustomer,
): WrittenMail {
  return writeMail(built, contentOf(built, kind, customer), originOf(built));
}

export function documentOf({ html }: WrittenMail): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The texts that a reader sees: each text node of the body that is not hidden. */
export function textsOf(document: Document): readonly { at: Element; text: string }[] {
  const walker = document.createTreeWalker(document.body, 4);
  const found: { at: Element; text: string }[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').replace(/[^\S\u00a0]+/g, ' ').trim();
    const at = node.parentElement;
    if (text !== '' && at !== null && at.closest('[style*="display:none"]') === null) {
      found.push({ at, text });
    }
  }
  return found;
}
