import type { Brand } from '../../../core/contract/generated/brand.ts';
import { textsFor } from '../../../core/texts/textsFor.ts';
import type { Finding } from '../problem/Finding.ts';
import { PLACEHOLDER } from '../terms/placeholders.ts';
import type { BrandCheck } from './BrandCheck.ts';

/** A brand's own texts leave open only what the page fills in: what the text that they replace does. */
export const checkBrandTexts: BrandCheck = ({ brand }) => {
  const { locale, market } = brand;
  const usual: Readonly<Record<string, string>> = textsFor({ locale, market, texts: {} });
  return ownTexts(brand).flatMap(({ at, key, text }) => {
    const filled = placeholdersOf(usual[key] ?? '');
    const unknown = placeholdersOf(text).find((placeholder) => !filled.includes(placeholder));
    return unknown === undefined ? [] : [explain(at, unknown, filled)];
  });
};

function explain(at: string, unknown: string, filled: readonly string[]): Finding {
  const fix = filled.length === 0 ? 'Write the words themselves.' : `Write ${filled.join(' or ')}.`;
  return { at, why: `Nothing fills "${unknown}" in this text.`, fix };
}

function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([whole]) => whole);
}

interface OwnText {
  readonly at: string;
  /** The key of the text that it replaces; empty when it replaces none. */
  readonly key: string;
  readonly text: string;
}

function ownTexts(brand: Brand): readonly OwnText[] {
  const { mandateText } = brand.payment;
  const plain: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['/headings', { ...brand.headings }],
    ['/buttons', { ...brand.buttons }],
    ['/footer', brand.footer === undefined ? {} : { text: brand.footer.text }],
    ['/payment', mandateText === undefined ? {} : { mandateText }],
  ];
  return [
    ...Object.entries(brand.texts).map(([key, text]) => ({ at: `/texts/${key}`, key, text })),
    ...plain.flatMap(([at, texts]) =>
      Object.entries(texts).map(([name, text]) => ({ at: `${at}/${name}`, key: '', text })),
    ),
  ];
}
