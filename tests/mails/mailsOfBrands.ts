import { join } from 'node:path';
import type { BuiltBrand } from '../../src/core/contract/builtBrand.ts';
import type { WrittenMail } from '../../src/core/mails/MailContent.ts';
import {
  SAMPLE_MAILS,
  type SampleCustomer,
  type SampleMail,
} from '../../src/core/mails/sampleMails.ts';
import { writeMail } from '../../src/core/mails/writeMail.ts';
import { checkBrandFolder } from '../../src/ops/brand-files/checks/checkBrandFolder.ts';
import { deriveTheme } from '../../src/ops/brand-files/theme/deriveTheme.ts';
import { aBuiltBrand } from '../factories/brands/aBuiltBrand.ts';

const { resolved } = checkBrandFolder(join(import.meta.dirname, '../../brands'));

/** The shipped brands, with a logo for each of their schemes. */
export const BRANDS: readonly BuiltBrand[] = [...resolved.values()].map(({ brand }) => {
  const theme = deriveTheme(brand.theme);
  const onDark = theme.dark === undefined ? {} : { objectOnDark: 'on-dark.png' };
  const logo = { object: 'logo.svg', mail: { object: 'logo.png', ...onDark } };
  return aBuiltBrand({ brand, theme, logo });
});

/** The keys are exactly the kinds. */
export const KINDS = Object.keys(SAMPLE_MAILS) as SampleMail[];

export const MAILS_OF_BRANDS = BRANDS.flatMap((built) =>
  KINDS.map((kind) => [built.brand.id, kind, built] as const),
);

export function originOf({ brand }: BuiltBrand): string {
  return `https://${brand.hosts[0]}`;
}

export function mailOf(
  built: BuiltBrand,
  kind: SampleMail,
  customer?: SampleCustomer,
): WrittenMail {
  return writeMail(built, SAMPLE_MAILS[kind](built.brand, customer), originOf(built));
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
